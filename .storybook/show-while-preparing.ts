/** The rule of Storybook's page that hides everything but its loader, which lies above all stories anyway. */
const HIDES_STORIES = '.sb-show-preparing-story:not(.sb-show-main) > :not(.sb-preparing-story)'

/**
 * Keeps stories rendered below Storybook's loader. Its delay can end between the mount of a story and its play: the story
 * would be hidden for a frame, and lose the focus that a dialog has moved into itself.
 */
export function showWhilePreparing(): void {
  for (const sheet of document.styleSheets) {
    const index = [...sheet.cssRules].findIndex(
      (rule) => rule instanceof CSSStyleRule && rule.selectorText === HIDES_STORIES,
    )
    if (index !== -1) sheet.deleteRule(index)
  }
}
