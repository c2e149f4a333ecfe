import { DISCARD_CHANGES } from '@latchkey/domain/platform/messages'
import type { Page, Response } from '@playwright/test'
import { answersTo, loseResponse } from '../_answers.ts'
import { expect } from '../_journey.ts'
import { enter, inSecondTab, shownIn, travel, type Walk } from './_walk.ts'

export type Values = Readonly<Record<string, string>>

/** A dialog with a form, and the page that opens it. */
export interface FormPlace {
  readonly title: string
  /** The parameter of the address that opens it. */
  readonly param: string
  /** Words for each field, by label. */
  readonly words: Readonly<Record<string, readonly string[]>>
  readonly open: () => Promise<unknown>
  readonly submit: string
  /** The call that saves. */
  readonly call: string
  /** The saved record; null while one is created. */
  readonly record: { url: string; stored: () => Promise<Values> } | null
  /** A colleague saves these values. */
  readonly push: (values: Values) => Promise<unknown>
  /** For creations: the values of the first field that are accepted, and the way back from the page that follows. */
  readonly taken?: Set<string>
  readonly goBack?: () => Promise<unknown>
}

const CONFLICT = /was changed while you edited it$/

/** Walks through one dialog. */
export async function dialogWalk(page: Page, place: FormPlace): Promise<Walk> {
  const { words, submit, call, record, push, taken } = place
  const fields = Object.keys(words)
  let saved: Values = (await record?.stored()) ?? Object.fromEntries(fields.map((field) => [field, '']))
  /** The record that the edits began with, and the edits over it. */
  let [base, value] = [saved, saved]
  /** The draft of a creation whose answer was lost. */
  let unanswered: Values | null = null
  let [isOpen, isInConflict, isBehind, canGoForward, hasFocus] = [false, false, false, false, false]
  /** The open questions about discarding: by the dialog, or by leaving the address. */
  let asked: ('dialog' | 'address')[] = []
  let mayLeave = true
  page.on('dialog', (each) => (mayLeave ? each.accept() : each.dismiss()))

  const same = (one: Values | null, other: Values) => fields.every((field) => one?.[field] === other[field])
  const first = () => value[fields[0] ?? ''] ?? ''
  const begin = () => void ([base, value, isBehind, isInConflict] = [saved, saved, false, false])
  const opened = () => {
    begin()
    ;[isOpen, canGoForward] = [true, true]
  }
  const closed = () => {
    begin()
    ;[isOpen, asked] = [false, []]
  }
  const leave = (question: 'dialog' | 'address') => (same(value, base) ? closed() : asked.push(question))
  /** A newer version arrives. */
  const receive = (newer: Values) => {
    saved = newer
    const isSaved = fields.every((field) => [base[field], saved[field]].includes(value[field]))
    if (isSaved) [base, value, isBehind] = [saved, saved, false]
    else isBehind = !same(saved, base)
  }
  const answer = await answersTo(page, call)
  const press = (name: string) =>
    page.locator('[data-modal][data-open]').last().getByRole('button', { name, exact: true }).click()
  const saveInVain = () => Promise.all([page.waitForEvent('requestfailed'), press(submit)])
  const valuesIn = async (tab: Page): Promise<Values> => {
    const shown = fields.map(async (field) => {
      const box = tab.locator('[data-modal]').first().getByLabel(field, { exact: true })
      if ((await box.getAttribute('role')) !== 'combobox') return [field, await box.inputValue()]
      const text = await box.textContent()
      // A placeholder is no value.
      return [field, words[field]?.find((word) => word === text) ?? '']
    })
    return Object.fromEntries(await Promise.all(shown)) as Values
  }
  /** Resolves once the open dialog has received the push about a change. */
  const withPush = async (change: () => Promise<unknown>) => {
    const isRefetch = (got: Response) =>
      got.request().method() === 'GET' && got.url().endsWith(record?.url ?? '')
    const refetched = isOpen && record !== null ? page.waitForResponse(isRefetch) : null
    await change()
    if (refetched === null) return
    await (await refetched).finished()
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  const drawnChange = (drawn: number): [field: string, word: string] => {
    const field = fields[drawn % fields.length] ?? ''
    const known = words[field] ?? []
    return [field, known[Math.floor(drawn / fields.length) % known.length] ?? '']
  }
  const write = (isPasted: boolean) => async (drawn: number) => {
    const [field, word] = drawnChange(drawn)
    const box = page.getByLabel(field, { exact: true }).and(page.locator('[data-modal] *')).first()
    await box.click()
    if ((await box.getAttribute('role')) === 'combobox')
      await page.getByRole('option', { name: word, exact: true }).click()
    else await enter(page, word, isPasted)
    value = { ...value, [field]: word }
    return `${field} ${word}`
  }
  const isFree = () => !taken?.has(first()) || same(unanswered, value)
  const created = async () => {
    taken?.add(first())
    await place.goBack?.()
    canGoForward = false
  }

  const acts: Walk['acts'] = () => {
    const isInForm = isOpen && asked.length === 0 && !isInConflict
    const canSave = isInForm && (record !== null || fields.every((field) => value[field] !== ''))
    const isDeciding = isInConflict && asked.length === 0
    return {
      open: !isOpen && (() => place.open().then(opened)),
      forward: !isOpen && canGoForward && (() => travel(page, 1).then(opened)),
      type: isInForm && write(false),
      paste: isInForm && write(true),
      escape:
        isOpen &&
        (async () => {
          await page.keyboard.press('Escape')
          if (asked.length > 0) asked.pop()
          else if (isInConflict) isInConflict = false
          else leave(record === null ? 'address' : 'dialog')
        }),
      back:
        isOpen &&
        (async () => {
          await travel(page, -1)
          if (asked.at(-1) !== 'address' || same(value, base)) leave('address')
        }),
      discard: asked.length > 0 && (() => press(DISCARD_CHANGES.discard).then(closed)),
      keep: asked.length > 0 && (() => press(DISCARD_CHANGES.keep).then(() => void asked.pop())),
      save:
        isInForm &&
        (async () => {
          await press(submit)
          if (!canSave) return
          if (isBehind) isInConflict = true
          else if (isFree()) {
            if (record === null) await created()
            else saved = value
            closed()
          }
          unanswered = null
        }),
      'save, rejected':
        canSave &&
        (async () => {
          answer((route) => route.fulfill({ status: 400, json: { error: 'rejected', message: '' } }))
          await Promise.all([page.waitForResponse(call), press(submit)])
          if (!same(unanswered, value)) unanswered = null
        }),
      'save, answer lost':
        canSave &&
        isFree() &&
        (async () => {
          answer(loseResponse)
          if (isBehind || (record !== null && same(value, base))) return void (await saveInVain())
          await withPush(saveInVain)
          if (record !== null) return receive(value)
          unanswered = value
          taken?.add(first())
        }),
      'keep mine':
        isDeciding &&
        (async () => {
          await press('Keep mine')
          const edits = fields.filter((field) => value[field] !== base[field])
          saved = { ...saved, ...Object.fromEntries(edits.map((field) => [field, value[field] ?? ''])) }
          closed()
        }),
      'take theirs': isDeciding && (() => press('Take theirs').then(begin)),
      'a colleague saves': async (drawn) => {
        const [field, word] = drawnChange(drawn)
        const values = { ...saved, [field]: word }
        if (same(values, saved)) return 'nothing'
        await withPush(() => push(values))
        if (record !== null) receive(values)
        return `${field} ${word}`
      },
      reload: async () => {
        await page.reload()
        begin()
        ;[asked, hasFocus, unanswered] = [[], false, null]
      },
      'reload, and stay':
        isOpen &&
        !same(value, base) &&
        (async () => {
          mayLeave = false
          const question = page.waitForEvent('dialog')
          await page.evaluate(() => void setTimeout(() => location.reload()))
          await question
          mayLeave = true
        }),
      'second tab':
        isOpen && (() => inSecondTab(page, (tab) => expect.poll(() => valuesIn(tab)).toEqual(saved))),
    }
  }

  const compare = async () => {
    const dialogs = [...(isOpen ? [place.title] : []), ...asked.map(() => DISCARD_CHANGES.title)]
    const focus = isOpen || hasFocus ? 'inside' : expect.any(String)
    await expect
      .poll(async () => {
        const shown = await shownIn(page)
        const others = shown.dialogs.filter((name) => !CONFLICT.test(name ?? ''))
        const hasParam = new URL(page.url()).searchParams.has(place.param)
        return {
          hasParam,
          dialogs: others,
          focus: shown.focus,
          isInConflict: others.length < shown.dialogs.length,
        }
      })
      .toEqual({ hasParam: isOpen, dialogs, focus, isInConflict })
    hasFocus = (await shownIn(page)).focus === 'inside'
    if (!isOpen) return
    await expect.poll(() => valuesIn(page)).toEqual(value)
    await expect(page.getByText(/^Somebody else has saved this/)).toHaveCount(isBehind ? 1 : 0)
  }

  const finish = async (): Promise<void> => {
    const { discard, escape } = acts()
    const act = discard || escape
    if (act) {
      await act(0)
      await compare()
      return finish()
    }
    if (record !== null) expect(await record.stored()).toEqual(saved)
  }

  return { acts, compare, finish }
}
