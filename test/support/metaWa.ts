import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** The Cloud API of WhatsApp as its documents describe it: papers are uploaded, messages sent, and their states told. */
export type Terkirim = { id: string; to: string; template: string; teks: string; media: string; rujukan: string };
type Answer = (response: ServerResponse) => void;

export const jawab =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
export const menolak = (status: number, code: number, message: string): Answer =>
  jawab(status, { error: { message: `(#${code}) ${message}`, type: "OAuthException", code, fbtrace_id: "AbC" } });

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

type Template = {
  name: string;
  components: { parameters: { text?: string; document?: { id: string; filename: string } }[] }[];
};

/** `media` and `messages` may be answered in another way than with yes. */
export async function metaServer(phone: string, token: string) {
  const sent: Terkirim[] = [];
  const uploads: Buffer[] = [];
  const script: { media?: Answer; messages?: Answer } = {};
  const server = createServer(async (request, response) => {
    const body = await bytesOf(request);
    if (request.headers.authorization !== `Bearer ${token}`) return menolak(401, 190, "Invalid access token")(response);
    if (request.url === `/v24.0/${phone}/media`) {
      if (script.media) return script.media(response);
      uploads.push(body);
      return jawab(200, { id: `media-${uploads.length}` })(response);
    }
    const { to, template, biz_opaque_callback_data: rujukan } = JSON.parse(body.toString("utf8"));
    if (script.messages) return script.messages(response);
    const [kepala, isi] = (template as Template).components.map(({ parameters }) => parameters[0]);
    const id = `wamid.${randomUUID()}`;
    sent.push({ id, to, template: template.name, teks: isi?.text ?? "", media: kepala?.document?.id ?? "", rujukan });
    return jawab(200, { messaging_product: "whatsapp", messages: [{ id }] })(response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v24.0`, sent, uploads, script };
}

type Kabar = { id: string; status: string; rujukan?: string; salah?: { code: number; title: string } };

/** Tells states of messages, signed over the bytes that are sent. */
export async function tellStatus(kantor: string, secret: string, ...kabar: readonly Kabar[]) {
  const statuses = kabar.map(({ id, status, rujukan, salah }) => ({
    ...{ id, status, timestamp: "1795766400", recipient_id: "6281234567890" },
    ...(rujukan === undefined ? {} : { biz_opaque_callback_data: rujukan }),
    ...(salah === undefined ? {} : { errors: [salah] }),
  }));
  const value = { messaging_product: "whatsapp", metadata: { phone_number_id: "1" }, statuses };
  const body = JSON.stringify({
    object: "whatsapp_business_account",
    entry: [{ id: "1", changes: [{ field: "messages", value }] }],
  });
  const tanda = `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
  const answer = await fetch(`${kantor}/api/whatsapp`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-hub-signature-256": tanda },
    body,
  });
  return answer.status;
}
