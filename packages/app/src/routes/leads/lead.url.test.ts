import { describe, expect, it } from 'vitest'
import { leadActIn, openLeadIn, withOpenLead, type LeadAct, type OpenLead } from './lead.url.ts'

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

describe('leadActIn', () => {
  it.each<[string, LeadAct]>([
    ['?lead=7', 'edit'],
    ['?lead=7&act=confirm', 'confirm'],
    ['?lead=7&act=move', 'move'],
    ['?lead=7&act=delete', 'edit'],
  ])('%s', (search, act) => {
    expect(leadActIn(new URLSearchParams(search))).toBe(act)
  })

  it('goes with its lead', () => {
    const confirming = withOpenLead(new URLSearchParams('page=2'), 7, 'confirm')
    expect(confirming.toString()).toBe('page=2&lead=7&act=confirm')
    expect(withOpenLead(confirming, 8).toString()).toBe('page=2&lead=8')
    expect(withOpenLead(confirming, null).toString()).toBe('page=2')
  })
})
