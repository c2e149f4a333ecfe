import { useEffect, useRef, useState } from 'react'
import { choices, draft, fields, type Kind } from './form-fields.ts'
import { showPlain } from './show-plain.tsx'

const start = draft()
const INPUT_TYPES = { text: 'text', number: 'number', date: 'datetime-local' }

function Control({ kind, name }: { kind: Kind; name: string }) {
  const [value, setValue] = useState(start[name] ?? '')
  const shared = { name, value: String(value) }
  if (kind === 'tick')
    return (
      <input
        type="checkbox"
        name={name}
        checked={value === true}
        onChange={({ target }) => setValue(target.checked)}
      />
    )
  if (kind === 'choice')
    return (
      <select {...shared} onChange={({ target }) => setValue(target.value)}>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    )
  if (kind === 'notes')
    return <textarea {...shared} rows={3} onChange={({ target }) => setValue(target.value)} />
  return <input {...shared} type={INPUT_TYPES[kind]} onChange={({ target }) => setValue(target.value)} />
}

function PlainDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog}>
      <form>
        <h3>Enquiry</h3>
        <div className="fields">
          {fields.map(({ kind, name, label }) => (
            <label key={name} data-field={name}>
              {label}
              <Control kind={kind} name={name} />
            </label>
          ))}
        </div>
        <button type="submit">Save</button>
      </form>
    </dialog>
  )
}

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" id="open" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && <PlainDialog />}
    </>
  )
}

showPlain(<Page />)
