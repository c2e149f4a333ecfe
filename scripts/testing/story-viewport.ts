/** The window in which stories are tested, in pixels. */
export const STORY_VIEWPORT = { width: 1280, height: 800 }
