/** For example '3 leads'. */
export const countOfLeads = (count: number): string => (count === 1 ? '1 lead' : `${count} leads`)

/** For example '3 leads have'. */
export const leadsHave = (count: number): string => `${countOfLeads(count)} ${count === 1 ? 'has' : 'have'}`
