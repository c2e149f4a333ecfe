/** The actions of a row's menu. */
export const ACTIONS = ['View/Edit', 'Confirm Viewing', 'Create Viewing on CRM', 'Delete']
