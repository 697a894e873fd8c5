export const defaultDataTheme = 'doorwright';
