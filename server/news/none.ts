import type { News } from '../match/news'

/** No Redis: whatever other processes do is found in the database. */
export const noNews: News = { isOpen: false, send() {}, listen() {}, async close() {} }
