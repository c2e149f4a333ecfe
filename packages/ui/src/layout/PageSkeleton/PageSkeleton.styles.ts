import { styled } from 'styled-components'

/** Leaves the space of the tools of AppShell, as PageHeader does. */
export const Head = styled.div`
  padding-inline-end: var(--page-tools, 0);
`
