/** Characters. */
export const FEED_NAME_MAX = 64

export const FEEDS_MAX = 20

/** Of one website, which should read every few minutes. */
export const WEBSITE_READS_PER_MINUTE = 600

/** Seconds for which a website may use what it has read. */
export const WEBSITE_MAX_AGE = 60

/** Version of what websites read; keys are only ever added. */
export const WEBSITE_VERSION = 1

/** Of a name of the internet, in characters. */
export const HOST_MAX = 253

/** Of a user name, a password and a folder, in characters. */
export const FTP_TEXT_MAX = 255
