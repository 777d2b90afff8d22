/** Checks that the shuffle is the one that was promised before the first card. */

/** Hashes a text as the server does; where a page may not hash, nothing is known. */
export async function hashOf(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
