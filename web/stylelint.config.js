import namedMedia from "./scripts/named-media.mjs";

/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard", "stylelint-config-html/svelte"],
  plugins: [namedMedia],
  ignoreFiles: ["dist/**", "src/generated/**"],
  rules: {
    "twocities/named-media": true,

    // Colours come from tokens; words for colours of the system (CanvasText) stay what they are.
    "color-no-hex": true,
    "color-named": "never",
    "color-hex-length": "long",
    "function-disallowed-list": [/^(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?$/],

    // Rules of one thing stand together, without empty lines.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,

    // Variants of a shared class have two hyphens (btn--lit), states that a script sets are named as it names them.
    "selector-class-pattern": null,

    // A component's few rules are sorted by what they style; one that wins by a longer selector is meant to.
    "no-descending-specificity": null,

    // Bundlers and browsers take both.
    "import-notation": "string",

    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "value-keyword-case": ["lower", { ignoreKeywords: ["currentColor"], ignoreProperties: [/^--font-/] }],
  },
  overrides: [
    {
      // Where tokens get their values.
      files: ["src/styles/tokens.css", "src/games/*/look.css"],
      rules: { "color-no-hex": null, "function-disallowed-list": null },
    },
  ],
};
