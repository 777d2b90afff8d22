"""Workflows do nothing that a make target does not do, and the version is the same everywhere."""

import re
from pathlib import Path

import pytest
import yaml

from tools import release
from tools.release import URLS, problems, section_of
from twocities.version import VERSION

ROOT = Path(__file__).resolve().parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def commands(workflow: Path) -> list[str]:
    """List what a workflow runs."""
    jobs = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"].values()
    return [step["run"] for job in jobs for step in job["steps"] if "run" in step]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_runs_targets_that_exist(workflow: Path) -> None:
    made = [line for line in commands(workflow) if re.search(r"\bmake ", line)]
    named = {word for line in made for word in line.partition("make ")[2].split("=")[0].split() if word.islower()}

    assert named
    assert named <= TARGETS


def test_only_what_publishes_runs_more_than_targets() -> None:
    def others(workflow: Path) -> list[str]:
        return [line for line in commands(workflow) if not re.match(r"(sudo \S+ )?make [^\n]*$", line.strip())]

    published = [other for workflow in WORKFLOWS for other in others(workflow)]

    usual = r"gh release|gh pr create|docker push|^mkdir packages"
    assert [word for word in published if not re.search(usual, word)] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_may_do_nothing_unless_a_job_says_so(workflow: Path) -> None:
    assert yaml.safe_load(workflow.read_text(encoding="utf-8"))["permissions"] == {}


def test_the_files_of_a_release_agree_on_the_version() -> None:
    assert section_of(VERSION)
    assert [each for each in problems(VERSION, None) if "CITATION" in each or "version" in each] == []


def test_nothing_is_released_before_it_says_where_the_project_is(monkeypatch: pytest.MonkeyPatch) -> None:
    urls = "\n".join(f'{name} = "https://forge.example/two/cities"' for name in URLS)
    known = {name: release.text_of(name) for name in ("CITATION.cff", "CHANGELOG.md", "pyproject.toml")}
    monkeypatch.setattr(release, "text_of", known.get)

    assert any("[project.urls]" in each for each in problems(VERSION, None))

    known["pyproject.toml"] += f"\n[project.urls]\n{urls}\n"
    assert not any("[project.urls]" in each for each in problems(VERSION, None))


def test_a_tag_that_is_not_the_version_is_no_release() -> None:
    assert any("v99.0.0" in each for each in problems(VERSION, "v99.0.0"))
