# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl') setup.py pyproject.toml

.DEFAULT_GOAL := help
.PHONY: help install play serve test check bench load golden clean

help: ## list these targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-9s %s\n", $$1, $$2}'

install: $(VENV)/.installed ## set up .venv with the compiled package

$(VENV)/.packages: requirements-dev.lock
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing packages into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@

$(VENV)/.installed: $(VENV)/.packages $(SOURCES)
	@echo "Compiling the engine (a minute; uncompiled where there is no C compiler) ..."
	@rm -rf build/lib* build/bdist*
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	@touch $@

play: install ## play Machi Koro in the terminal against bots
	@$(BIN)/twocities play machikoro

serve: install ## host tables on this machine
	@$(BIN)/twocities serve

test: install ## run every check and test
	@$(BIN)/python tools/services.py
	@tools/test

check: install ## ruff and mypy
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

bench: install $(VENV)/.peers ## measure our speed beside peers, in one run; AGAINST=commit adds an older one
	@$(BIN)/python tools/bench.py $(if $(AGAINST),--against $(AGAINST))

$(VENV)/.peers: requirements-bench.lock $(VENV)/.packages
	@test -x build/peers/bin/python || $(PYTHON) -m venv build/peers
	@echo "Installing the peers into build/peers ..."
	@build/peers/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	@touch $@

load: install ## measure a server under load, with SQLite and with PostgreSQL; LOAD=options of tools/load.py
	@$(BIN)/python tools/services.py
	@PYTHONPATH=. $(BIN)/python tools/load.py $(LOAD)

golden: install ## write the golden playthroughs anew, to be reviewed as a diff
	@PYTHONPATH=src $(BIN)/python tools/golden.py

clean: ## remove everything that was built
	rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .hypothesis
