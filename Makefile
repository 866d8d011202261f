# Two commands do everything: `make play` and `make test`.  The others are for people who work on the code.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := .make
PAGE := $(shell find web/src web/public web/offline web/texts -type f 2>/dev/null) $(wildcard src/deben/locale/*/*.ftl src/deben/locale/*.json src/deben/wire/*.json src/deben/server/*/*.json src/deben/bots/*.json src/deben/games/*/module.*) web/index.html web/vite.config.ts

# What the quick loop leaves to `make test`: browsers and servers, whole matches through the command line, long random walks.
LONG := tests/web tests/server tests/protocol tests/store tests/cli tests/bots tests/narrate tests/test_conformance.py tests/test_conformance_says_no.py \
	tests/nefertiti/test_position.py tests/nefertiti/test_walks.py tests/duel/test_walks.py tests/nefertiti/test_golden.py

# What coverage of the rules is measured on: plain Python runs half as fast under its eyes, so the rest goes without.
RULES := tests/kernel tests/duel tests/nefertiti tests/match tests/bots tests/lab $(wildcard tests/test_*.py)
# What runs on the games' modules once more: clauses, golden matches, perft, conformance.
MODULE := tests/duel tests/nefertiti tests/match tests/test_conformance.py
PYTEST := $(BIN)/pytest -n auto --dist loadgroup

.PHONY: play site test check lint types page-tests fast rules bench clean

# Opens the table in the browser's reach: one process, SQLite, no account.
play: $(STAMP)/play $(STAMP)/page
	$(BIN)/deben serve

# Writes site/, a folder of files that any web host can serve: everything that needs no server.
site: $(STAMP)/play $(STAMP)/node_modules
	VITE_SITE=1 web/npm run build -- --base=./ --outDir=../site --emptyOutDir
	$(BIN)/python -m deben.server.site site

test: $(STAMP)/test $(STAMP)/page $(STAMP)/browser $(STAMP)/postgres lint types page-tests
	DEBEN_EXECUTOR=python $(PYTEST) -m "not slow" --cov --cov-report=term $(RULES)
	DEBEN_EXECUTOR=wasm $(PYTEST) -m "not slow" -q $(MODULE)
	$(PYTEST) -m "not slow" $(addprefix --ignore ,$(RULES))
	$(PYTEST) -m slow

# The quick loop: no browser, no long walks.
check: $(STAMP)/test lint types fast

lint: $(STAMP)/node_modules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	web/npm run lint

types:
	$(BIN)/mypy

page-tests: $(STAMP)/node_modules
	web/npm run check
	web/npm test

fast:
	$(PYTEST) -m "not slow" -q $(addprefix --ignore ,$(LONG))

# The rules as WebAssembly modules, which are kept in the repository: for whoever changes rules.
rules: $(STAMP)/test
	$(BIN)/python -m deben.lab.module

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

$(STAMP)/node_modules: $(STAMP)/venv web/package-lock.json
	web/npm ci --no-audit --no-fund
	@touch $@

$(STAMP)/page: $(STAMP)/node_modules $(PAGE)
	web/npm run build
	@touch $@

# Browser tests use the system's Chromium; as root it is installed, otherwise the error says what is missing.
$(STAMP)/browser:
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -qq -y chromium >/dev/null; } \
		|| { echo "the browser tests need chromium: install it and run make test again" >&2; exit 1; }
	@touch $@

# The store is tested on PostgreSQL too, which Debian keeps out of the path; the tests start a cluster of their own.
$(STAMP)/postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
		|| { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -qq -y postgresql >/dev/null; } \
		|| { echo "the tests of the store need postgresql: install it and run make test again" >&2; exit 1; }
	@touch $@

clean:
	rm -rf $(VENV) $(STAMP) web/node_modules web/dist site .mypy_cache .ruff_cache .pytest_cache .coverage
