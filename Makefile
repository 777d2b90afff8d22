# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WEB_SOURCES := $(shell find web/src web/public web/scripts -type f -not -path 'web/src/generated/*') $(wildcard web/*.json web/*.ts web/*.js web/*.html)
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl') setup.py pyproject.toml

.DEFAULT_GOAL := help
.PHONY: help install web play terminal serve test check bench bench-web strength load golden gallery clean

help: ## list these targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

install: $(VENV)/.installed ## set up .venv with the compiled package

$(VENV)/.packages: requirements-dev.lock
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing packages into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@

$(VENV)/.installed: $(VENV)/.packages $(SOURCES)
	@echo "Compiling the engine (two minutes or so; uncompiled where there is no C compiler) ..."
	@rm -rf build/lib* build/bdist*
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	@touch $@

play: install web ## play in the browser on this machine, against bots or with friends
	@TWOCITIES_PAGE=web/dist $(BIN)/twocities serve --open

terminal: install ## play Machi Koro in the terminal against bots
	@$(BIN)/twocities play machikoro

web: web/dist/index.html ## build the browser client

# Where there is no Node.js, the one from PyPI does.
web/node_modules/.installed: web/package-lock.json $(VENV)/.packages
	@command -v npm > /dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-node.lock
	@echo "Installing the client's packages ..."
	@cd web && PATH="$$PATH:$(abspath $(BIN))" npm ci --no-audit --no-fund --loglevel error
	@touch $@

# What the client takes from the package is read from its plain source, so that it need not wait for the compiler.
web/dist/index.html: web/node_modules/.installed $(WEB_SOURCES) tools/web_data.py tools/web_types.py tools/fonts.py $(SOURCES)
	@echo "Building the browser client ..."
	@PYTHONPATH=src:. $(BIN)/python tools/web_data.py
	@cd web && PATH="$$PATH:$(abspath $(BIN))" npm run --silent build

serve: install web ## host tables on this machine
	@TWOCITIES_PAGE=web/dist $(BIN)/twocities serve

test: $(VENV)/.packages web/node_modules/.installed ## run every check and test
	@MAKE="$(MAKE)" tools/test

check: install web/node_modules/.installed ## ruff and mypy; ESLint, Stylelint and Prettier for the page
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@cd web && PATH="$$PATH:$(abspath $(BIN))" && npm run --silent lint && npm run --silent style && npm run --silent format

bench: install $(VENV)/.peers ## measure our speed beside peers, in one run; AGAINST=commit adds an older one
	@PYTHONPATH=. $(BIN)/python tools/bench.py $(if $(AGAINST),--against $(AGAINST))

$(VENV)/.peers: requirements-bench.lock $(VENV)/.packages
	@test -x build/peers/bin/python || $(PYTHON) -m venv build/peers
	@echo "Installing the peers into build/peers ..."
	@build/peers/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	@touch $@

strength: install ## measure how strong the bots are and write docs/strength.md; takes hours, goes on where it was stopped
	@$(BIN)/python tools/strength.py

load: install ## measure a server under load, with SQLite and with PostgreSQL; LOAD=options of tools/load.py
	@$(BIN)/python tools/services.py
	@PYTHONPATH=. $(BIN)/python tools/load.py $(LOAD)

bench-web: install web ## measure in a browser how quickly a move is drawn; BENCH_WEB=options of tools/bench_web.py
	@PYTHONPATH=. $(BIN)/python tools/bench_web.py $(BENCH_WEB)

gallery: install web ## take the pictures of docs/gallery.md
	@PYTHONPATH=. $(BIN)/python tools/gallery.py

golden: install ## write the golden playthroughs anew, to be reviewed as a diff
	@PYTHONPATH=src $(BIN)/python tools/golden.py

clean: ## remove everything that was built
	rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules web/dist web/src/generated
