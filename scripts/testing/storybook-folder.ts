/** Environment variable with the folder of the static Storybook whose stories are captured. */
export const STORYBOOK_FOLDER = 'STORYBOOK_FOLDER'
