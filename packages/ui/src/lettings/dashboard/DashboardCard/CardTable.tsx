import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { leadName } from '@latchkey/domain/leads/lead-names'
import { recordHref } from '@latchkey/domain/navigation/open-record'
import type { ReactNode } from 'react'
import { Pencil } from 'lucide-react'
import { IconButton } from '../../../controls/IconButton/IconButton.tsx'
import { VisuallyHidden } from '../../../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import { CARD_COLUMNS, type CardColumn } from '../dashboard-cards.ts'
import { NameLink } from '../../NameLink.tsx'
import { Unbroken } from '../../Unbroken.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import * as S from './CardTable.styles.ts'

interface CardTableProps {
  label: string
  columns: readonly CardColumn[]
  rows: readonly LeadRow[]
  onEdit: (row: LeadRow) => void
  belowName: ((row: LeadRow) => ReactNode) | undefined
}

/** The rows of a card: a few columns and an edit button; in a narrow card a row takes two lines. */
export function CardTable({ label, columns, rows, onEdit, belowName }: CardTableProps) {
  const dateFormatter = useDateFormatter()
  return (
    <S.Frame>
      <S.Table aria-label={label}>
        <S.Head>
          <S.Row>
            {columns.map((column) => (
              <S.Heading key={column} data-column={column}>
                {CARD_COLUMNS[column].label}
              </S.Heading>
            ))}
            <S.Heading data-column="edit">
              <VisuallyHidden>Edit</VisuallyHidden>
            </S.Heading>
          </S.Row>
        </S.Head>
        <S.Body>
          {rows.map((row) => (
            <S.Row key={row.id}>
              {columns.map((column) => (
                <S.Cell key={column} data-column={column}>
                  {column === 'name' ? (
                    <>
                      <NameLink href={recordHref('lead', row.id)} onOpen={() => onEdit(row)}>
                        {leadName(row)}
                      </NameLink>
                      <S.BelowName>{belowName?.(row)}</S.BelowName>
                    </>
                  ) : (
                    <Unbroken text={CARD_COLUMNS[column].textOf(row, dateFormatter)} />
                  )}
                </S.Cell>
              ))}
              <S.Cell data-column="edit">
                <IconButton
                  label={`Edit ${leadName(row)}`}
                  icon={<Pencil aria-hidden />}
                  size="small"
                  onClick={() => onEdit(row)}
                />
              </S.Cell>
            </S.Row>
          ))}
        </S.Body>
      </S.Table>
    </S.Frame>
  )
}
