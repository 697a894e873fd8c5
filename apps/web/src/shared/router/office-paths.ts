/**
 * Addresses that need a log-in, whether or not there is a page. Apart from the table of pages, because the first load of
 * every visitor asks it, and the office shows a page of its own where one of them leads nowhere.
 */
export const officePaths = ['/installer/$', '/door/$', '/new-frame/$', '/order-review/$', '/quote-review/$'] as const;
