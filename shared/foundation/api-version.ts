/** What a program that was loaded earlier has to speak: raised when an older one would be misunderstood. */
export const API_VERSION = 1
