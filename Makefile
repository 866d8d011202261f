# Two commands do everything: `make play` and `make test`.  The others are for people who work on the code.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := .make
PAGE := $(shell find web/src web/public web/offline web/press web/texts -type f 2>/dev/null) $(wildcard src/deben/locale/*/*.ftl src/deben/games/*/locale/*/*.ftl src/deben/games/*/locale/*.json src/deben/wire/*.json src/deben/server/*/*.json src/deben/bots/*.json src/deben/games/*/module.*) web/index.html web/vite.config.ts web/drawing.config.ts

# What the quick loop leaves to `make test`: browsers and servers, whole matches through the command line, long random walks.
LONG := tests/web tests/pictures tests/examples tests/server tests/protocol tests/store tests/cli tests/bots tests/narrate tests/test_conformance.py tests/test_conformance_says_no.py \
	tests/test_agreement.py tests/nefertiti/test_golden.py

# What coverage of the rules is measured on, in plain Python: twenty times slower than the modules, so walks go without, and
# of lab and bots all that reaches no further line.
MEASURED := tests/kernel tests/duel tests/nefertiti tests/match tests/lab/test_module_build.py tests/lab/test_simulation.py \
	tests/lab/test_tallies.py tests/bots/test_bots.py tests/boards tests/test_contract.py tests/test_features.py tests/test_option_numbers.py tests/test_registry.py
UNMEASURED := slow or walk
# What is measured and would do the same again on the modules.
ONCE := $(addprefix --ignore ,tests/kernel tests/test_features.py tests/lab/test_module_build.py)
PYTEST := $(BIN)/pytest -n auto --dist worksteal
# Tests with browsers and servers wait more than they work: twice as many of them at a time leave no core at rest.
TWICE := $(shell $(PYTHON) -c "import os; print(2 * os.cpu_count())")

.PHONY: play drawing docs site test nightly check ready lint types page-tests rule-tests tests fast rules bench clean

# Opens the table in the browser's reach: one process, SQLite, no account.
play: $(STAMP)/play $(STAMP)/page $(STAMP)/drawing
	$(BIN)/deben serve

# Writes web/build/drawing.js, the boards for pictures from Python (`deben draw`, `deben.svg`); `make play` does it too.
drawing: $(STAMP)/drawing

# Writes site/, a folder of files that any web host can serve: everything that needs no server.
site: $(STAMP)/play $(STAMP)/node_modules
	VITE_SITE=1 web/npm run build -- --base=./ --outDir=../site --emptyOutDir
	$(BIN)/python -m deben.server.site site

# Writes docs-site/, the docs as a site with a reference from the docstrings.
docs: $(STAMP)/docs
	$(BIN)/mkdocs build --quiet

# Everything that must hold, side by side: docs/testing.md says what runs where.  Each begins when what it needs is there; what waits
# for nothing is nice, and takes the cores while browsers and servers leave them.
test:
	$(MAKE) --jobs=4 tests rule-tests lint types page-tests

# The same with long walks, and all of it in plain Python too: hours.
nightly: ready
	$(MAKE) rule-tests MEASURED="$(filter-out tests/lab/% tests/bots/%,$(MEASURED)) tests/lab tests/bots $(wildcard tests/test_*.py)" UNMEASURED=slow DEBEN_NIGHTLY=1
	DEBEN_NIGHTLY=1 $(PYTEST)

ready: $(STAMP)/test $(STAMP)/page $(STAMP)/drawing $(STAMP)/system

# It runs beside the others and keeps nothing of what failed: they would run that again, and not what failed with them.
rule-tests: $(STAMP)/test
	DEBEN_EXECUTOR=python nice $(PYTEST) -p no:cacheprovider -m "not ($(UNMEASURED))" --cov --cov-report=term $(MEASURED)

# What failed beside others is run once more by itself, and said: clocks of browsers and servers run out on a busy machine.
tests: ready
	$(PYTEST) -n $(TWICE) $(ONCE) || { echo "once more, by themselves:"; \
		$(BIN)/pytest --last-failed --last-failed-no-failures none $(ONCE); }

# The quick loop: no browser, no long walks.
check: $(STAMP)/test $(STAMP)/drawing
	$(MAKE) --jobs=2 fast lint types

lint: $(STAMP)/test $(STAMP)/node_modules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	nice web/npm run lint

types: $(STAMP)/test
	nice $(BIN)/mypy

page-tests: $(STAMP)/node_modules
	nice web/npm run check
	nice web/npm test

fast:
	$(PYTEST) -m "not slow and not walk" -q $(addprefix --ignore ,$(LONG))

# The rules as WebAssembly modules, which are kept in the repository: for whoever changes rules.
rules: $(STAMP)/test
	$(BIN)/python -m deben.lab.module
	$(BIN)/python -m deben.lab.module nefertiti --board tests/boards/club.toml --out tests/boards

bench: $(STAMP)/test
	$(BIN)/python bench/run.py

$(STAMP)/venv:
	$(PYTHON) -m venv $(VENV)
	@mkdir -p $(STAMP) && touch $@

# What is imported is compiled then; most of what is installed never is.
$(STAMP)/play: $(STAMP)/venv pyproject.toml constraints.txt
	$(BIN)/pip install --quiet --no-compile --constraint constraints.txt --editable .[pictures,plot]
	@touch $@

$(STAMP)/test: $(STAMP)/venv pyproject.toml constraints.txt
	$(BIN)/pip install --quiet --no-compile --constraint constraints.txt --editable .[plot,test]
	@touch $(STAMP)/play $@

$(STAMP)/docs: $(STAMP)/play
	$(BIN)/pip install --quiet --no-compile --constraint constraints.txt --editable .[docs]
	@touch $@

$(STAMP)/node_modules: $(STAMP)/venv web/package-lock.json
	web/npm ci --no-audit --no-fund
	@touch $@

$(STAMP)/page: $(STAMP)/node_modules $(PAGE)
	web/npm run build
	@touch $@

$(STAMP)/drawing: $(STAMP)/node_modules $(PAGE)
	web/npm run drawing
	@touch $@

# Browser tests use the system's Chromium, by its shell where there is one: it draws no windows.  The store is tested on PostgreSQL too
# (Debian keeps it out of the path; the tests start a cluster of their own), and several servers behind nginx, and Caddy's file.  As root they are installed, otherwise the error says what is missing.
$(STAMP)/system:
	@missing=""; command -v chromium >/dev/null || missing="chromium"; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing="$$missing postgresql"; \
	command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || missing="$$missing nginx-light"; \
	command -v caddy >/dev/null || missing="$$missing caddy"; \
	[ -z "$$missing" ] || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -qq -y $$missing >/dev/null; } \
		|| { echo "the tests need $$missing: install it and run make test again" >&2; exit 1; }
	@command -v chromium-headless-shell >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get install -qq -y chromium-headless-shell >/dev/null 2>&1; } \
		|| echo "without chromium-headless-shell the tests in the browser take half as long again"
	@mkdir -p $(STAMP) && touch $@

clean:
	rm -rf $(VENV) $(STAMP) web/node_modules web/dist web/build docs-site site .mypy_cache .ruff_cache .pytest_cache .coverage
