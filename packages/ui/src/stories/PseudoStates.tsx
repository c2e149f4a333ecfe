import { useLayoutEffect, type ReactNode } from 'react'

/** States that a browser gives to one control at a time. */
const PSEUDO_STATES = ['hover', 'focus-visible'] as const

/** Marks the elements in which every control shows a state, as in `data-pseudo="hover"`. */
const MARK = 'data-pseudo'

/** Shows its controls as under the pointer, and again as with keyboard focus, for pictures. */
export function PseudoStates({ children }: { children: ReactNode }) {
  // The styles of the controls exist by now.
  useLayoutEffect(forceStates)
  return PSEUDO_STATES.map((state) => (
    <div key={state} {...{ [MARK]: state }}>
      {children}
    </div>
  ))
}

/** Adds a selector of the marked elements to every rule with one of the pseudo-classes. */
function forceStates(): void {
  for (const sheet of document.styleSheets) forceIn(sheet.cssRules)
}

function forceIn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) forceRule(rule)
    if ('cssRules' in rule) forceIn(rule.cssRules as CSSRuleList)
  }
}

function forceRule(rule: CSSStyleRule): void {
  const { selectorText } = rule
  if (selectorText.includes(MARK)) return
  for (const state of PSEUDO_STATES) {
    // A pseudo-class of any element becomes one of these controls, not of their icons.
    const forced = selectorText
      .replaceAll(new RegExp(`(^|[\\s,])(:${state})(?![\\w-])`, 'g'), '$1:is(a, button, input)')
      .replaceAll(new RegExp(`:${state}(?![\\w-])`, 'g'), '')
    if (forced !== selectorText) rule.selectorText += `, [${MARK}='${state}'] :is(${forced})`
  }
}
