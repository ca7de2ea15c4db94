import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Busboy, type BusboyConfig, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";

const MB = 1024 * 1024;
/** How many bytes of a refused body are still read and dropped, so that the client gets to read the answer. */
const DRAIN_BYTES = 64 * MB;

export type UploadOptions = {
  /** Folder of uploaded files until they are checked: on the same machine, never served. */
  folder: string;
  maxFileBytes: number;
  maxFiles: number;
  maxFields?: number;
  maxFieldBytes?: number;
  /** What all fields together may hold. */
  maxBytes: number;
};

export type UploadedFile = { field: string; name: string; path: string; bytes: number; sha256: string };

export type Upload = {
  fields: Record<string, string[]>;
  files: UploadedFile[];
  /** Removes the temporary files. Call it when the request is answered, however it ended. */
  discard(): Promise<void>;
};

/** The message is the Indonesian sentence for the user. */
export class UploadRefused extends Error {
  readonly status: 400 | 413 | 415;
  /** The refused multipart field, where one is to blame. */
  readonly field: string | null;
  constructor(status: 400 | 413 | 415, message: string, field: string | null = null, cause?: unknown) {
    super(message, { cause });
    this.name = "UploadRefused";
    this.status = status;
    this.field = field;
  }
}

const malformed = (cause?: unknown) =>
  new UploadRefused(
    400,
    "Data yang dikirim tidak lengkap atau rusak. Muat ulang halaman lalu kirim lagi.",
    null,
    cause,
  );
const interrupted = (cause?: unknown) =>
  new UploadRefused(400, "Unggahan terputus sebelum selesai. Periksa koneksi lalu kirim lagi.", null, cause);

export function tooLarge(maxFileBytes: number, field: string): UploadRefused {
  const shown = (maxFileBytes / MB).toLocaleString("id-ID", { maximumFractionDigits: 2 });
  return new UploadRefused(413, `Ukuran berkas melebihi ${shown} MB. Perkecil berkas lalu unggah lagi.`, field);
}

/** Reads a multipart body to its end. Files are streamed to disk, so memory does not grow with their size. */
export async function readMultipart(
  request: IncomingMessage,
  headers: IncomingHttpHeaders,
  options: UploadOptions,
): Promise<Upload> {
  await mkdir(options.folder, { recursive: true });
  const parts = new Parts(options);
  let parser: BusboyInstance | undefined;
  try {
    parser = createParser(headers, options);
    await parts.readFrom(request, parser);
    return { fields: parts.fields, files: await parts.finished(), discard: () => parts.discard() };
  } catch (error) {
    if (parser) request.unpipe(parser);
    await parts.abandon();
    drain(request);
    throw error;
  }
}

function createParser(headers: IncomingHttpHeaders, options: UploadOptions): BusboyInstance {
  const type = headers["content-type"] ?? "";
  if (!/^multipart\/form-data/i.test(type)) {
    throw new UploadRefused(415, "Kirim data sebagai multipart/form-data.");
  }
  const { maxFileBytes, maxFiles, maxFields = 200, maxFieldBytes = MB, maxBytes } = options;
  const config: BusboyConfig = {
    headers: { ...headers, "content-type": type },
    isPartAFile: (_field, _type, name) => name !== undefined,
    limits: {
      fileSize: maxFileBytes,
      files: maxFiles,
      fields: maxFields,
      fieldSize: Math.min(maxFieldBytes, maxBytes),
      parts: maxFiles + maxFields,
      headerPairs: 50,
      headerSize: 16 * 1024,
    },
  };
  try {
    return new Busboy(config);
  } catch (error) {
    throw malformed(error);
  }
}

/** The fields and files of one body so far, and what has to be removed if it is refused. */
class Parts {
  // No prototype: a field may be called "__proto__".
  readonly fields: Record<string, string[]> = Object.create(null);
  private readonly options: UploadOptions;
  private readonly paths: string[] = [];
  private readonly open = new Set<Readable>();
  private readonly saving: Promise<UploadedFile | null>[] = [];
  private fieldBytes = 0;

  constructor(options: UploadOptions) {
    this.options = options;
  }

  readFrom(request: IncomingMessage, parser: BusboyInstance): Promise<void> {
    return new Promise((resolve, reject) => {
      parser.on("file", (field, stream, name) => {
        const saving = this.save(field, stream, name);
        saving.catch(reject);
        this.saving.push(saving);
      });
      parser.on("field", (name, value, _nameCut, valueCut) => {
        if (valueCut) reject(new UploadRefused(400, "Isian terlalu panjang. Persingkat lalu kirim lagi.", name));
        this.fieldBytes += value.length;
        if (this.fieldBytes > this.options.maxBytes) reject(new UploadRefused(413, "Data yang dikirim terlalu besar"));
        if (name === undefined) return;
        const values = this.fields[name];
        if (values) values.push(value);
        else this.fields[name] = [value];
      });
      parser.on("filesLimit", () => reject(new UploadRefused(400, "Terlalu banyak berkas dalam satu kiriman.")));
      const tooMany = () => reject(new UploadRefused(400, "Terlalu banyak isian dalam satu kiriman."));
      parser.on("fieldsLimit", tooMany);
      parser.on("partsLimit", tooMany);
      parser.on("error", (error) => reject(malformed(error)));
      parser.on("finish", resolve);
      request.on("error", (error) => reject(interrupted(error)));
      request.on("close", () => {
        if (!request.complete) reject(interrupted());
      });
      if (request.destroyed) reject(interrupted());
      else request.pipe(parser);
    });
  }

  private async save(field: string, stream: BusboyFileStream, sentName: string): Promise<UploadedFile | null> {
    this.open.add(stream);
    // Handlers are set at once: the parser may report an error or a limit before the file on disk is open, and an error
    // event without a handler ends the process.
    stream.on("error", (error) => stream.destroy(error instanceof UploadRefused ? error : malformed(error)));
    stream.on("limit", () => stream.destroy(tooLarge(this.options.maxFileBytes, field)));
    const path = join(this.options.folder, randomUUID());
    this.paths.push(path);
    const hash = createHash("sha256");
    let bytes = 0;
    const file = await open(path, "wx", 0o600);
    try {
      for await (const chunk of stream) {
        hash.update(chunk);
        bytes += chunk.length;
        await file.writeFile(chunk);
      }
    } finally {
      await file.close();
      this.open.delete(stream);
    }
    // An empty file input still sends a part, without name and bytes.
    if (bytes === 0 && !sentName) return null;
    return { field, name: displayName(sentName), path, bytes, sha256: hash.digest("hex") };
  }

  async finished(): Promise<UploadedFile[]> {
    const files = await Promise.all(this.saving);
    return files.filter((file) => file !== null);
  }

  async abandon(): Promise<void> {
    for (const stream of this.open) stream.destroy();
    await Promise.allSettled(this.saving);
    await this.discard();
  }

  async discard(): Promise<void> {
    await Promise.all(this.paths.splice(0).map((path) => rm(path, { force: true })));
  }
}

/**
 * Reads the rest of the body: Node does so only for a body that nobody touched, and a client that is still writing
 * would never read the answer.
 */
export function drain(request: IncomingMessage): void {
  let left = DRAIN_BYTES;
  request.on("error", () => {});
  request.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.resume();
}

/** A file name that is safe to show: no folders, no control or direction-changing characters, limited length. */
export function displayName(sent: string): string {
  const base = sent.slice(Math.max(sent.lastIndexOf("/"), sent.lastIndexOf("\\")) + 1);
  const clean = base.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "").trim();
  return clean.slice(0, 120) || "berkas";
}
