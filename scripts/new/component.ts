import type { Addition } from './addition.ts'
import { pascalCase } from './addition.ts'

const NAME = /^(?:(controls|forms|data|calendar|overlays|layout)|lettings\/([a-z][a-z-]*))\/([A-Z][A-Za-z]+)$/

/**
 * A component of `ui` with stories, in a folder such as `controls` or `lettings/leads`; those of lettings
 * are made of others, without styles.
 * @throws unless the name is a folder and a component in PascalCase
 */
export function newComponent(name: string): Addition {
  const [, primitive, feature, component] = NAME.exec(name) ?? []
  if (component === undefined) {
    throw new Error(`"${name}" is no component; expected a folder and a name, such as controls/Stepper.`)
  }
  const isOfLettings = primitive === undefined
  const area = primitive ?? `lettings/${feature}`
  const folder = `packages/ui/src/${area}/${component}`
  const up = '../'.repeat(area.split('/').length + 1)
  const title = area.split('/').map(pascalCase).join('/')
  return {
    files: {
      [`${folder}/${component}.tsx`]: `${isOfLettings ? '' : `import * as S from './${component}.styles.ts'\n\n`}export interface ${component}Props {
  label: string
}

/**
 * Describe the component in a sentence.
 *
 * @do Say when to take it.
 * @dont Say what to take instead.
 */
export function ${component}({ label }: ${component}Props) {
  return ${isOfLettings ? '<p>{label}</p>' : '<S.Root>{label}</S.Root>'}
}
`,
      ...(!isOfLettings && {
        [`${folder}/${component}.styles.ts`]: `import { styled } from 'styled-components'
import { space } from '${up}theme/token.ts'

export const Root = styled.div\`
  padding: \${space(2)};
\`
`,
      }),
      [`${folder}/${component}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { captured } from '${up}stories/captured.ts'
import { ${component} } from './${component}.tsx'

const meta = {
  title: '${title}/${component}',
  component: ${component},
  tags: ['!stable', 'new'],
  args: { label: 'Hello' },
} satisfies Meta<typeof ${component}>
export default meta
type Story = StoryObj<typeof meta>

/** Describe the state, and when a person sees it. */
export const AllStates: Story = {
  ...captured,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hello')).toBeVisible()
  },
}
`,
    },
    edits: [],
  }
}
