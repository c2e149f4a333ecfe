import {
  API_ERRORS,
  API_LIMITS,
  API_PROMISE,
  codeExamples,
  DEVELOPERS,
} from '@latchkey/domain/integrations/developers.messages'
import { BookOpen, Download } from 'lucide-react'
import { CopyButton } from '../../../controls/CopyButton/CopyButton.tsx'
import { LinkButton } from '../../../controls/LinkButton/LinkButton.tsx'
import { FactList } from '../../../data/FactList/FactList.tsx'
import { CopyField } from '../../../inputs/CopyField/CopyField.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import * as S from './DevelopersPage.styles.ts'

export interface DevelopersPageProps {
  /** The address with which all calls begin, ending in /api. */
  baseUrl: string
}

const ignore = () => undefined

/**
 * The first page for a person who writes a program against Latchkey.
 *
 * @do Give it the address under which programs reach the installation.
 * @dont Do not put a key into the examples: it is shown once, where it is made.
 * @key Tab: Reaches the address, the links, and the button of each example.
 * @key Enter or Space: On a button, copies.
 */
export function DevelopersPage({ baseUrl }: DevelopersPageProps) {
  return (
    <Stack gap="large" width="form">
      <Card title={DEVELOPERS.address}>
        <Stack>
          <CopyField
            what="address"
            aria-label={DEVELOPERS.address}
            value={baseUrl}
            onChange={ignore}
            isReadOnly
          />
          <Inline>
            <LinkButton href={`${baseUrl}/docs`} icon={<BookOpen aria-hidden />}>
              {DEVELOPERS.read}
            </LinkButton>
            <LinkButton
              href={`${baseUrl}/openapi.json?for=keys`}
              download="openapi.json"
              icon={<Download aria-hidden />}
            >
              {DEVELOPERS.download}
            </LinkButton>
          </Inline>
        </Stack>
      </Card>
      <Card title={DEVELOPERS.examples}>
        <Stack gap="large">
          {codeExamples(baseUrl).map(({ title, code }) => (
            <div key={title}>
              <S.Title>
                {title}
                <CopyButton label={`Copy “${title}”`} value={code} />
              </S.Title>
              <S.Code>{code}</S.Code>
            </div>
          ))}
        </Stack>
      </Card>
      <Card title={DEVELOPERS.limits}>
        <FactList facts={API_LIMITS} />
      </Card>
      <Card title={DEVELOPERS.errors}>
        <FactList facts={API_ERRORS} />
      </Card>
      <Card title={DEVELOPERS.lasting}>
        <p>{API_PROMISE}</p>
      </Card>
    </Stack>
  )
}
