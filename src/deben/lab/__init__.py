"""The lab: counting, comparing and measuring with many matches."""
