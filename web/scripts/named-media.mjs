// A rule of Stylelint: sizes in media conditions are named in styles/breakpoints.css.
import stylelint from "stylelint";

const NAME = "twocities/named-media";
const SIZE = /\b(width|height|aspect-ratio|orientation)\b/;
const messages = stylelint.utils.ruleMessages(NAME, {
  unnamed: (condition) => `Name the size in "${condition}" as in styles/breakpoints.css`,
});

function rule(isOn) {
  return (root, result) => {
    if (!isOn) return;
    root.walkAtRules("media", (node) => {
      if (!SIZE.test(node.params)) return;
      const message = messages.unnamed(node.params);
      stylelint.utils.report({ ruleName: NAME, result, node, word: node.params, message });
    });
  };
}
rule.ruleName = NAME;
rule.messages = messages;

export default stylelint.createPlugin(NAME, rule);
