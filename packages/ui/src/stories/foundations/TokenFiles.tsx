import * as S from './foundations.styles.ts'

/** Links to the tokens as files; `.storybook/token-files.ts` serves them. */
export function TokenFiles() {
  return (
    <S.Lead>
      As files: <a href="tokens.json">tokens.json</a> for design tools (Design Tokens Format), and{' '}
      <a href="tokens.css">tokens.css</a> for pages without React.
    </S.Lead>
  )
}
