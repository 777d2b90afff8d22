/** Checks that the shuffle is the one that was promised before the first card. */

/** Hashes seed and salt as the server does; where a page may not hash, nothing is known. */
export async function commitmentOf(seed: string, salt: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${seed}:${salt}`));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
