import type { Call } from "#kernel/call.ts";

/** Sends a call over HTTP as a client does; files are part of the input. */
export function requestFor(address: string, call: Call, input: Record<string, unknown>, token: string): Request {
  const url = new URL(`${address}/api${call.path}`);
  if (call.method === "GET") {
    for (const [name, value] of Object.entries(input)) url.searchParams.set(name, String(value));
    return new Request(url, { headers: { token } });
  }
  if (Object.keys(call.files).length === 0) {
    const headers = { token, "content-type": "application/json" };
    return new Request(url, { method: call.method, headers, body: JSON.stringify(input) });
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (name in call.files) for (const file of value as File[]) form.append(name, file);
    else form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return new Request(url, { method: call.method, headers: { token }, body: form });
}
