import * as Frame from '../AppShell/Frame.styles.ts'
import { Logo } from '../Logo/Logo.tsx'
import { PageSkeleton } from '../PageSkeleton/PageSkeleton.tsx'
import * as S from './ShellSkeleton.styles.ts'

export interface ShellSkeletonProps {
  /** True if the sidebar will be collapsed to icons. */
  isSideFolded?: boolean
}

/**
 * A placeholder for AppShell with its page, in the same places.
 *
 * @do Use it while it is not known who is signed in, or the layout itself is being fetched.
 * @dont Do not use it within AppShell: a page there has PageSkeleton.
 */
export function ShellSkeleton({ isSideFolded = false }: ShellSkeletonProps) {
  return (
    <Frame.Root data-side-folded={isSideFolded || undefined} data-tools>
      <Frame.PageStyle />
      <S.Side aria-hidden>
        <Logo isMark={isSideFolded} />
      </S.Side>
      <Frame.Bar aria-hidden>
        <Frame.Brand>
          <S.BurgerPlace />
          <Logo />
        </Frame.Brand>
      </Frame.Bar>
      <Frame.Main>
        <PageSkeleton />
      </Frame.Main>
    </Frame.Root>
  )
}
