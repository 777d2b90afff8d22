"""The colours of the terminal game and how its parts are laid out."""

TABLE = "#0f2133"
PANEL = "#1b2f42"
PANEL_2 = "#243b51"
LINE = "#355069"
INK = "#f1f7fb"
INK_2 = "#c4d5e2"
INK_3 = "#a3b8c8"
LIT = "#ffcf3f"
ON_LIT = "#2a1d05"
DANGER = "#ff938c"

NARROWEST = 80
LOWEST = 24
"""The smallest screen on which everything fits."""

STYLE_SHEET = f"""
Screen {{ background: {TABLE}; color: {INK}; layout: vertical; }}
ModalScreen {{ background: {TABLE} 70%; align: center middle; }}

#strip {{ background: {TABLE}; color: {INK}; height: 2; }}
#middle {{ height: 1fr; }}
#left {{ width: 1fr; }}
#board {{ background: {PANEL}; height: 1fr; padding: 0 1 0 0; }}
#card {{ background: {PANEL_2}; color: {INK_2}; height: 7; padding: 1 2; display: none; }}
#side {{ background: {TABLE}; width: 38%; min-width: 33; }}
#question {{ color: {LIT}; text-style: bold; height: auto; padding: 0 1; }}
#options {{
    background: {TABLE}; color: {INK}; border: none; padding: 0; height: auto; max-height: 55%;
    scrollbar-size-vertical: 1; scrollbar-background: {TABLE}; scrollbar-color: {LINE};
}}
#options > .option-list--option-highlighted {{ background: {LIT}; color: {ON_LIT}; text-style: none; }}
#log-title {{ color: {INK_3}; height: 1; padding: 0 1; }}
#log {{
    background: {TABLE}; height: 1fr; padding: 0 1;
    scrollbar-size-vertical: 1; scrollbar-background: {TABLE}; scrollbar-color: {LINE};
}}
#line {{ height: 1; background: {PANEL_2}; }}
#prompt {{ width: 2; color: {LIT}; text-style: bold; }}
#input {{ background: {PANEL_2}; color: {INK}; border: none; padding: 0; height: 1; width: 1fr; }}
#input > .input--placeholder {{ color: {INK_3}; }}
#keys {{ height: 1; background: {TABLE}; color: {INK_2}; padding: 0 1; }}
#too-small {{ display: none; height: 1fr; content-align: center middle; color: {LIT}; }}
.cramped #strip, .cramped #middle, .cramped #line, .cramped #keys {{ display: none; }}
.cramped #too-small {{ display: block; }}
.roomy #card {{ display: block; }}
.roomy #options {{ padding: 0 1 0 0; }}

.box {{ background: {PANEL}; border: round {LIT}; width: 72; max-width: 96%; height: auto; padding: 1 2; }}
.box Input {{ background: {PANEL_2}; color: {INK}; border: none; height: 1; margin: 1 0; padding: 0 1; }}
.title {{ color: {LIT}; text-style: bold; width: 1fr; text-align: center; height: auto; }}
.hint {{ color: {INK_2}; height: auto; padding: 1 0 0 0; }}
.box #keys {{ background: {PANEL}; padding: 0; margin: 1 0 0 0; }}
#curtain {{ align: center middle; height: 1fr; }}

#sheets {{
    width: 30; background: {TABLE}; color: {INK}; border: none; padding: 0;
    scrollbar-size-vertical: 1; scrollbar-background: {TABLE}; scrollbar-color: {LINE};
}}
#sheets > .option-list--option-highlighted {{ background: {LIT}; color: {ON_LIT}; text-style: bold; }}
#page {{ background: {PANEL}; padding: 1 2; width: 1fr; }}
"""
