"""Environments: the games through the interfaces that researchers already use.

Each module needs the extra of its name (``pip install deben[pettingzoo]``); none of them holds a rule.
"""
