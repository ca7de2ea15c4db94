import sharp from "sharp";
import { expect, test } from "vitest";
import { profil } from "#areas/karyawan/profil/contract.ts";
import { produk } from "#areas/produk/produk/contract.ts";
import { PIECE_BYTES } from "#kernel/staged.ts";
import { sweepStaged } from "#platform/files/staged.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { unggahan } from "../contract.ts";

const office = openOffice();
const KUNCI = "fotoSaya00000001";
const untuk = profil.updateFotoProfile.path;

/** A photo of several pieces. */
async function photo(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 700, height: 500, channels: 3, background: "#888", noise } })
    .webp({ quality: 90 })
    .toBuffer();
}

const cut = (bytes: Buffer): File[] =>
  Array.from(
    { length: Math.ceil(bytes.length / PIECE_BYTES) },
    (_, ke) => new File([new Uint8Array(bytes.subarray(ke * PIECE_BYTES, (ke + 1) * PIECE_BYTES))], `${ke}`),
  );

const kirim = (person: Person, ke: number, potong: File, kunci = KUNCI) =>
  person.call(unggahan.unggah, { kunci, ke, untuk, potong: [potong] });

const sebagai = (potong: number, kunci = KUNCI) => ({
  unggahan: JSON.stringify([{ kolom: "fotoProfile", kunci, potong, nama: "saya.webp" }]),
});

test("a photo in pieces is the same as one that came with its form, and a form sent again gets its first answer", async () => {
  const sales = await office.person("Sales");
  const bytes = await photo();
  const pieces = cut(bytes);
  expect(pieces.length).toBeGreaterThan(2);
  const [first, second, ...rest] = pieces;
  if (!first || !second) throw new Error("The photo has pieces");
  await kirim(sales, 0, first);
  await kirim(sales, 1, second);
  // The connection broke here: what has arrived is asked for, and sent once more it does no harm.
  expect((await sales.call(unggahan.getUnggahan, { kunci: KUNCI })).data.ke).toEqual([0, 1]);
  expect((await sales.send(profil.updateFotoProfile, sebagai(pieces.length))).body).toMatchObject({
    status: 400,
    message: "Sebagian unggahan belum sampai. Kirim lagi.",
  });
  await kirim(sales, 1, second);
  for (const [at, piece] of rest.entries()) await kirim(sales, at + 2, piece);
  const idempotencyKey = "kunci-form-satu";
  const { body } = await sales.send(profil.updateFotoProfile, sebagai(pieces.length), { idempotencyKey });
  expect(body).toMatchObject({ status: 200 });
  const kept = await office.app.http.inject({ url: (body.data as { fotoProfile: string }).fotoProfile });
  expect(kept.rawPayload.equals(bytes)).toBe(true);

  // The answer was lost: the same form in pieces, and in one piece, is the same request.
  const again = await sales.send(profil.updateFotoProfile, sebagai(pieces.length), { idempotencyKey });
  expect(again.body).toEqual(body);
  const whole = new File([new Uint8Array(bytes)], "saya.webp");
  const input = { fotoProfile: [whole] };
  expect((await sales.send(profil.updateFotoProfile, input, { idempotencyKey })).body).toEqual(body);
});

test("pieces are uploaded only for calls that one may make, by oneself, and within the limits of a file", async () => {
  const sales = await office.person("Sales", { menu: ["Sales Order"] });
  const other = await office.person("Sales");
  const [potong] = cut(Buffer.alloc(10, "x"));
  if (!potong) throw new Error("A piece");
  const isi = { kunci: KUNCI, ke: 0, potong: [potong] };
  expect((await sales.refused(unggahan.unggah, { ...isi, untuk: produk.addProduk.path })).status).toBe(401);
  expect(await sales.refused(unggahan.unggah, { ...isi, untuk: profil.getProfile.path })).toMatchObject({
    errors: [{ field: "untuk" }],
  });
  expect((await sales.refused(unggahan.unggah, { ...isi, ke: 1, untuk })).status).toBe(409);
  expect((await sales.refused(unggahan.unggah, { ...isi, kunci: "../../../../etc/passwd", untuk })).status).toBe(400);
  const besar = new File([new Uint8Array(PIECE_BYTES + 1)], "besar");
  expect((await sales.refused(unggahan.unggah, { ...isi, potong: [besar], untuk })).status).toBe(413);

  await kirim(sales, 0, potong);
  expect((await other.call(unggahan.getUnggahan, { kunci: KUNCI })).data.ke).toEqual([]);
  expect((await other.send(profil.updateFotoProfile, sebagai(1))).status).toBe(400);
  expect((await sales.send(profil.updateFotoProfile, sebagai(1))).status).toBe(415);
  expect((await sales.send(profil.updateFotoProfile, { unggahan: "bukan daftar" })).status).toBe(400);
  const banyak = JSON.stringify(Array.from({ length: 3 }, () => JSON.parse(sebagai(1).unggahan)[0]));
  expect((await sales.send(profil.updateFotoProfile, { unggahan: banyak })).body).toMatchObject({
    status: 400,
    errors: [{ field: "unggahan" }],
  });
});

test("a file of more than 10 MB is refused although each piece is small", async () => {
  const sales = await office.person("Sales");
  const { storage } = office.app.services;
  const piece = new Uint8Array(PIECE_BYTES);
  const count = (10 * 1024 * 1024) / PIECE_BYTES + 1;
  for (let ke = 0; ke < count; ke++) await storage.put(`unggahan/${sales.idUser}/${KUNCI}/${ke}`, piece);
  expect((await sales.send(profil.updateFotoProfile, sebagai(count))).status).toBe(413);
});

test("pieces that nobody goes on with are swept after six hours", async () => {
  const sales = await office.person("Sales");
  const { storage } = office.app.services;
  await storage.put("gambar/aa/lain", new Uint8Array([1]));
  await kirim(sales, 0, new File(["x"], "x"));
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  expect(await sweepStaged(storage, inHours(5.9))).toEqual({ removed: 0 });
  const { removed } = await sweepStaged(storage, inHours(6.1));
  expect(removed).toBeGreaterThan(0);
  expect((await sales.call(unggahan.getUnggahan, { kunci: KUNCI })).data.ke).toEqual([]);
  expect(await storage.exists("gambar/aa/lain")).toBe(true);
  await storage.remove("gambar/aa/lain");
});
