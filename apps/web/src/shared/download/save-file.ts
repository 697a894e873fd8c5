/** How long a browser may take to begin with a download, ms. */
const beginsWithin = 10_000;

/** Saves a file where the browser puts what it downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  saveFrom(url, name);
  setTimeout(() => URL.revokeObjectURL(url), beginsWithin);
}

/** Saves what lies at an address, which is never held in memory; one of another origin names the file itself. */
export function saveFrom(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
