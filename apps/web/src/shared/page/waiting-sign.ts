/**
 * A line of text over the page while something is on its way; null takes it away. Made without React, which may be what is on its
 * way.
 */
export function showWaitingSign(text: string | null): void {
  const present = document.querySelector('.waiting-sign');
  if (text === null) return present?.remove();
  const sign = present ?? document.createElement('p');
  sign.className = 'waiting-sign';
  sign.setAttribute('role', 'status');
  // Into what is on the page already: only so is it read out.
  document.body.append(sign);
  sign.textContent = text;
}
