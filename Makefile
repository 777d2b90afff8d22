# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Errors alone: pip warns of folders, locations and notices that nobody here can do anything about.
PIP := -m pip --quiet --quiet --disable-pip-version-check --no-input
WEB_SOURCES := $(shell find web/src web/public web/scripts -type f -not -path 'web/src/generated/*') $(wildcard web/*.json web/*.ts web/*.js web/*.html)
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl') setup.py pyproject.toml

# What Python has translated once need not be translated by every program anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help install web play terminal serve dist dist-pure test test-quick test-package learners test-learners check bench bench-web strength load locks docs lint-workflows audit sbom wheels licences release image nightly golden gallery clean

help: ## list these targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

install: $(VENV)/.installed ## set up .venv with the compiled package

# Locks are complete, so nothing need be resolved; and what is never imported need not be translated.
$(VENV)/.packages: requirements/dev.lock
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing packages into $(VENV) ..."
	@$(BIN)/python $(PIP) install --require-hashes --no-deps --no-compile -r requirements/dev.lock
	@touch $@

$(VENV)/.installed: $(VENV)/.packages $(SOURCES)
	@echo "Compiling the engine (two minutes or so; uncompiled where there is no C compiler) ..."
	@rm -rf build/lib* build/bdist* build/wheels
	@TWOCITIES_WITHOUT_PAGE=1 $(BIN)/python $(PIP) wheel --no-deps --no-build-isolation --wheel-dir build/wheels .
	@$(BIN)/python $(PIP) install --no-deps --no-index --force-reinstall build/wheels/*.whl
	@touch $@

play: ## play in the browser on this machine, against bots or with friends
	@$(PYTHON) tools/play.py

terminal: install ## play Machi Koro in the terminal against bots
	@$(BIN)/twocities play machikoro

web: web/dist/index.html ## build the browser client

# Where there is no Node.js, the one from PyPI does; where there is one, neither kind of packages waits for the other.
web/node_modules/.installed: web/package-lock.json $(if $(shell command -v npm),,$(VENV)/.packages)
	@command -v npm > /dev/null || $(BIN)/python $(PIP) install --require-hashes -r requirements/node.lock
	@echo "Installing the client's packages ..."
	@cd web && PATH="$$PATH:$(abspath $(BIN))" npm ci --no-audit --no-fund --loglevel error > /dev/null
	@touch $@

# What the client takes from the package is read from its plain source, so that it need not wait for the compiler.
web/dist/index.html: web/node_modules/.installed $(WEB_SOURCES) tools/web_data.py tools/web_types.py tools/fonts.py $(SOURCES)
	@echo "Building the browser client ..."
	@PYTHONPATH=src:. $(BIN)/python tools/web_data.py
	@cd web && PATH="$$PATH:$(abspath $(BIN))" npm run --silent build

dist: install web ## build what is published into dist: sdist, compiled wheel, wheel for all machines
	@$(BIN)/python tools/dist.py

dist-pure: $(VENV)/.packages web ## build the sdist and the wheel for all machines into dist
	@$(BIN)/python tools/dist.py --pure

serve: install web ## host tables on this machine
	@TWOCITIES_PAGE=web/dist $(BIN)/twocities serve

# No mention of $$(MAKE) here: with it, `make -n test` would run the tests.
test: ## run every check and test
	@tools/test

test-quick: $(VENV)/.packages ## run the tests that need no compiler, server or browser, in a minute or two
	@PYTHONPATH=src $(BIN)/pytest -q -n 2 -m 'not browser and not server and not long'

# On systems whose environments look otherwise, such as Windows, with nothing but Python.
test-package: ## build and install the package into build/package, and run the quick tests on it
	@$(PYTHON) tools/test_package.py

check: install web/node_modules/.installed ## ruff and mypy; ESLint, Stylelint and Prettier for the page
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@cd web && PATH="$$PATH:$(abspath $(BIN))" && npm run --silent lint && npm run --silent style && npm run --silent format

# PyTorch is as large as everything else together, so trainers have an environment of their own, with what .venv holds
# behind it. TORCH names a build of PyTorch that fits the machine, such as one without CUDA.
TORCH ?= torch>=2.8
build/learners/.installed: requirements/learners.lock $(VENV)/.installed
	@test -x build/learners/bin/python || $(VENV)/bin/python -m venv build/learners
	@echo "Installing PyTorch and trainers into build/learners ..."
	@build/learners/bin/python -c 'import site; open(site.getsitepackages()[0] + "/behind.pth", "w").write("$(abspath $(VENV))/lib/" + site.getsitepackages()[0].split("/lib/")[-1])'
	@build/learners/bin/python $(PIP) install '$(TORCH)' || { echo "There is no '$(TORCH)'; TORCH=... names another build." >&2; exit 1; }
	@build/learners/bin/python $(PIP) install --no-deps --require-hashes -r requirements/learners.lock
	@touch $@

learners: build/learners/.installed ## set up build/learners, in which the trainers of examples/ run; TORCH names a build of PyTorch

test-learners: build/learners/.installed ## run the tests of these trainers
	@build/learners/bin/python -m pytest -q examples/tests

bench: install $(VENV)/.peers ## measure our speed beside peers, in one run; AGAINST=commit adds an older one
	@PYTHONPATH=. $(BIN)/python tools/bench.py $(if $(AGAINST),--against $(AGAINST))

$(VENV)/.peers: requirements/bench.lock $(VENV)/.packages
	@test -x build/peers/bin/python || $(PYTHON) -m venv build/peers
	@echo "Installing the peers into build/peers ..."
	@build/peers/bin/python $(PIP) install --require-hashes -r requirements/bench.lock
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
	@PYTHONPATH=. $(BIN)/python tools/moving_picture.py

# What looks after the project has an environment of its own, and so has the site: neither is part of `make test`.
build/ci/.installed: requirements/ci.lock
	@test -x build/ci/bin/python || $(PYTHON) -m venv build/ci
	@echo "Installing linters and audits into build/ci ..."
	@build/ci/bin/python $(PIP) install --no-deps --require-hashes -r requirements/ci.lock
	@touch $@

build/docs/.installed: requirements/docs.lock
	@test -x build/docs/bin/python || $(PYTHON) -m venv build/docs
	@echo "Installing what builds the site into build/docs ..."
	@build/docs/bin/python $(PIP) install --no-deps --require-hashes -r requirements/docs.lock
	@touch $@

docs: build/docs/.installed ## build the site of docs/ into build/site; a link that leads nowhere fails
	@build/docs/bin/python tools/site.py
	@NO_MKDOCS_2_WARNING=1 build/docs/bin/mkdocs build --strict --quiet --site-dir build/site
	@echo "The site is in build/site."

lint-workflows: build/ci/.installed ## check .github: the workflows by their schema, and what zizmor finds unsafe
	@build/ci/bin/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	@build/ci/bin/check-jsonschema --quiet --builtin-schema vendor.dependabot .github/dependabot.yml
	@build/ci/bin/zizmor --offline --quiet .github

audit: build/ci/.installed $(VENV)/.packages ## check the files of all packages, and compare what is shipped with known vulnerabilities; needs the network
	@$(BIN)/python tools/check_packages.py requirements/dev.lock
	@build/ci/bin/pip-audit --strict --disable-pip --require-hashes -r requirements/server.lock
	@cd web && npm audit --omit=dev --loglevel error

sbom: build/ci/.installed ## write the bill of materials of the server and of the page into dist
	@mkdir -p dist
	@build/ci/bin/cyclonedx-py requirements --output-reproducible --of JSON -o dist/server.cdx.json requirements/server.lock
	@cd web && npm sbom --loglevel error --omit=dev --package-lock-only --sbom-format cyclonedx > ../dist/page.cdx.json

wheels: build/ci/.installed ## build the wheels of this system for every Python, from the sdist in dist
	@build/ci/bin/cibuildwheel --output-dir dist dist/*.tar.gz

licences: install web/node_modules/.installed ## write THIRD_PARTY_LICENSES.md anew
	@$(BIN)/python tools/licences.py

release: ## check that everything is in order for a release, and say how to tag it; TAG=v1.2.3 checks a tag
	@$(PYTHON) tools/release.py $(if $(TAG),--tag $(TAG))

image: ## build the container image
	@docker build -f deploy/Dockerfile -t twocities .

nightly: install ## play many times the usual number of random games
	@TWOCITIES_GAMES=20 $(BIN)/pytest -q -n auto tests/citadels/test_random_games.py tests/machikoro/test_random_games.py tests/test_both_builds.py

# uv is no part of any lock: whoever changes a requirement installs it.
LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header
locks: ## pin the packages of requirements and pyproject.toml anew; LOCK_ARGS=--upgrade takes later versions
	$(LOCK) $(LOCK_ARGS) pyproject.toml requirements/dev.in --extra all -o requirements/dev.lock
	$(LOCK) pyproject.toml --extra server -c requirements/dev.lock -o requirements/server.lock
	$(LOCK) requirements/page.in -c requirements/dev.lock -o requirements/page.lock
	$(LOCK) requirements/build.in -c requirements/dev.lock -o requirements/build.lock
	$(LOCK) $(LOCK_ARGS) requirements/bench.in -o requirements/bench.lock
	$(LOCK) $(LOCK_ARGS) requirements/node.in -o requirements/node.lock
	$(LOCK) $(LOCK_ARGS) requirements/ci.in -o requirements/ci.lock
	$(LOCK) $(LOCK_ARGS) requirements/docs.in -o requirements/docs.lock
	$(LOCK) $(LOCK_ARGS) --no-deps requirements/learners.in -c requirements/dev.lock -o requirements/learners.lock

golden: install ## write the golden playthroughs anew, to be reviewed as a diff; WHOLE=folder writes all as text
	@PYTHONPATH=src $(BIN)/python tools/golden.py $(WHOLE)

clean: ## remove everything that was built
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules web/dist web/src/generated
