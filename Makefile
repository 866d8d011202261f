# Two commands do everything: `make play` and `make test`.  The others are for people who work on the code.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := .make

.PHONY: play test check lint types compiled fast bench clean

play: $(STAMP)/play
	$(BIN)/deben play duel

test: $(STAMP)/test lint types compiled
	$(BIN)/pytest -n auto --dist loadgroup -m "not slow" --cov --cov-report=term
	$(BIN)/pytest -n auto --dist loadgroup -m slow

check: $(STAMP)/test lint types compiled fast

lint:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types:
	$(BIN)/mypy

fast:
	$(BIN)/pytest -n auto --dist loadgroup -m "not slow" -q

# Rules are compiled once, before several test processes would each do it.
compiled:
	$(BIN)/python -m deben.lab.warm

bench: $(STAMP)/test
	$(BIN)/python bench/run.py

$(STAMP)/venv:
	$(PYTHON) -m venv $(VENV)
	@mkdir -p $(STAMP) && touch $@

$(STAMP)/play: $(STAMP)/venv pyproject.toml constraints.txt
	$(BIN)/pip install --quiet --constraint constraints.txt --editable .[plot]
	@touch $@

$(STAMP)/test: $(STAMP)/play
	$(BIN)/pip install --quiet --constraint constraints.txt --editable .[plot,test]
	@touch $@

clean:
	rm -rf $(VENV) $(STAMP) .mypy_cache .ruff_cache .pytest_cache .coverage
