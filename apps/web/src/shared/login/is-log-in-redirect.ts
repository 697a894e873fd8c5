/** Whether the identity provider has just redirected back to this page. */
export const isLogInRedirect = (search: string): boolean => {
  const params = new URLSearchParams(search);
  return params.has('state') && (params.has('code') || params.has('error'));
};
