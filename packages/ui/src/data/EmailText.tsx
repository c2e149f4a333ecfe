/** An email address; where it does not fit, it breaks after its @. */
export function EmailText({ value }: { value: string }) {
  const hostAt = value.indexOf('@') + 1
  return (
    <>
      {value.slice(0, hostAt)}
      {hostAt > 0 && <wbr />}
      {value.slice(hostAt)}
    </>
  )
}
