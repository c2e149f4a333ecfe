import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Use it in a `PlotFrame`, with the same figures as the plot.',
    'Use it alone for names that are compared by several counts, such as projects.',
    'Give it a total where the counts can be added.',
  ],
  donts: [
    'Do not use it for records with menus, filters or pages: use a `DataTable`.',
    'Do not leave a cell empty: a dash says that there is nothing.',
  ],
  keys: {
    Tab: 'Moves between the figures that open something.',
    Enter: 'Opens the records behind the figure.',
  },
}
