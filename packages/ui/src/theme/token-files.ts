import { designTokens } from './design-tokens.ts'
import { tokensCss } from './tokens-css.ts'

/** The tokens for design tools, and as a style sheet; in the package and beside the pages of Storybook. */
export const TOKEN_FILES = {
  'tokens.json': () => `${JSON.stringify(designTokens(), null, 2)}\n`,
  'tokens.css': tokensCss,
} as const
