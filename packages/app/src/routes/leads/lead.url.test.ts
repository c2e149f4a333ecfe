import { describe, expect, it } from 'vitest'
import { openLeadIn, withOpenLead, type OpenLead } from './lead.url.ts'

describe('openLeadIn', () => {
  it.each<[string, OpenLead]>([
    ['', null],
    ['?lead=7', 7],
    ['?lead=new', 'new'],
    ['?lead=', null],
    ['?lead=0', null],
    ['?lead=-7', null],
    ['?lead=7.5', null],
    ['?lead=abc', null],
    ['?lead=999999999999999999999', null],
    ['?page=2&lead=7', 7],
  ])('%s', (search, open) => {
    expect(openLeadIn(new URLSearchParams(search))).toBe(open)
  })
})

describe('withOpenLead', () => {
  it.each<[string, OpenLead, string]>([
    ['', 7, 'lead=7'],
    ['page=2', 'new', 'page=2&lead=new'],
    ['page=2&lead=7&name=x', null, 'page=2&name=x'],
    ['lead=7', 8, 'lead=8'],
  ])('%j with %j open', (search, open, expected) => {
    expect(withOpenLead(new URLSearchParams(search), open).toString()).toBe(expected)
  })

  it('leaves the address it was given as it was', () => {
    const params = new URLSearchParams('lead=7')
    withOpenLead(params, null)
    expect(params.toString()).toBe('lead=7')
  })
})
