/** Scans the text without parsing: building deeply nested values is what has to be avoided. */
export function isNestedDeeper(json: string, levels: number): boolean {
  let depth = 0
  let isInText = false
  for (let place = 0; place < json.length; place += 1) {
    const letter = json[place]
    if (isInText) {
      if (letter === '\\') place += 1
      else if (letter === '"') isInText = false
    } else if (letter === '"') isInText = true
    else if (letter === '{' || letter === '[') {
      depth += 1
      if (depth > levels) return true
    } else if (letter === '}' || letter === ']') depth -= 1
  }
  return false
}
