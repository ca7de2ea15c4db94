import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { kabar } from "#areas/sistem/kabar/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { makeOrder, makeProduk } from "#books/fixtures.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { tautan } from "../../tautan/contract.ts";
import { penawaran } from "../contract.ts";
import { isianPenawaran, lihat, tawarkan } from "./penawaran.testing.ts";

const office = openOffice();
let sales: Person;
let boss: Person;
let oven: number;
beforeEach(async () => {
  await office.travel("2026-11-20T02:00:00.000Z");
  await office.sql`delete from percobaan_alamat`;
  await office.sql`update perusahaan set nama = 'PT Sinar <Uji>', no_telp = '022 123456'`;
  sales = await office.person("Sales", { nama: "Rina", menu: ["Produk Card", "Sales Order", "Invoice"] });
  boss = await office.person("Super Admin");
  oven = await makeProduk(office, boss, {
    namaProduk: "Oven",
    hargaProduk: 12_000_000,
    hargaBeli: 7_654_321,
    stock: 5,
  });
});

const JENIS = "application/x-www-form-urlencoded";

async function buka(url: string, isian?: Record<string, string>) {
  const { statusCode, headers, payload } = await office.app.http.inject(
    isian === undefined
      ? { method: "GET", url }
      : { method: "POST", url, headers: { "content-type": JENIS }, payload: new URLSearchParams(isian).toString() },
  );
  return { status: statusCode, headers, html: payload };
}

const bagikan = async (idPenawaran: string) =>
  (await sales.call(tautan.addTautan, { jenis: "penawaran", id: idPenawaran })).data.alamat;
const ke = (alamat: string, bagian: string) => alamat.replace("?", `/${bagian}?`);
const sidikOf = (html: string) => /name="sidik" value="([0-9a-f]{64})"/.exec(html)?.[1] ?? "";
const setuju = (alamat: string, sidik: string, nama = "Dewi Lestari") => buka(ke(alamat, "setuju"), { nama, sidik });

test("the customer reads the offer by its link and agrees once; whoever presses again changes nothing", async () => {
  const isian = {
    catatan: "Franko <Bandung>",
    catatanInternal: "Marjin tipis, jangan turun lagi",
    tindakLanjut: "2026-11-25",
  };
  const idPenawaran = await tawarkan(office, sales, [{ idProduk: oven, qty: 2, diskon: 500_000 }], isian);
  const alamat = await bagikan(idPenawaran);
  // With its link it has gone out.
  expect((await lihat(sales, idPenawaran)).status).toBe("Dikirim");
  const { html, status, headers } = await buka(alamat);
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
    ...[200, "text/html; charset=utf-8", "private, no-store"],
  ]);
  for (const tertulis of [
    "Oven",
    "Rp 23.000.000",
    "diskon Rp 500.000 per unit",
    "Franko &lt;Bandung&gt;",
    "Sinar &lt;Uji&gt;",
  ]) {
    expect(html).toContain(tertulis);
  }
  // Nothing of the house, and no script.
  for (const rahasia of ["7.654.321", "7654321", "Marjin tipis", "<script", "Franko <B", "25-11-2026"]) {
    expect(html).not.toContain(rahasia);
  }
  const pdf = await buka(ke(alamat, "pdf"));
  expect([pdf.status, pdf.headers["content-type"]]).toEqual([200, "application/pdf"]);

  const sidik = sidikOf(html);
  expect(await setuju(alamat, sidik, "  ")).toMatchObject({
    status: 400,
    html: expect.stringContaining("Ketik nama Anda"),
  });
  expect((await setuju(alamat, "0".repeat(64))).html).toContain("berubah sejak Anda membukanya");
  expect((await lihat(sales, idPenawaran)).status).toBe("Dikirim");
  const jawaban = await setuju(alamat, sidik);
  expect([jawaban.status, jawaban.headers.location]).toEqual([303, alamat]);
  const detail = await lihat(sales, idPenawaran);
  expect(detail).toMatchObject({
    ...{ status: "Disetujui", disetujuiNama: "Dewi Lestari", disetujui: "2026-11-20T02:00:00.000Z" },
    disetujuiSidik: sidik,
  });
  // What is kept is the paper itself, and the sum is its own.
  const [kertas] = await office.sql<{ teks: string }[]>`
    select disetujui_kertas as teks from penawaran_revisi where id_penawaran = ${idPenawaran}`;
  expect(
    createHash("sha256")
      .update(kertas?.teks ?? "")
      .digest("hex"),
  ).toBe(sidik);
  expect(kertas?.teks).toContain("2 x (Rp 12.000.000 - Rp 500.000) = Rp 23.000.000");

  await office.travel("2026-11-20T05:00:00.000Z");
  const lagi = await setuju(alamat, sidik, "Orang Lain");
  expect([lagi.status, lagi.html.includes("Disetujui oleh Dewi Lestari pada")]).toEqual([409, true]);
  expect((await buka(alamat)).html).not.toContain("<form");
  expect(await lihat(sales, idPenawaran)).toMatchObject({ disetujuiNama: "Dewi Lestari", versi: detail.versi });
  const { data } = await sales.call(kabar.getKabar, {});
  expect(data).toMatchObject([{ dokumen: { jenis: "penawaran", kunci: idPenawaran } }]);
  const { data: cerita } = await boss.call(riwayat.getRiwayat, { jenis: "penawaran", id: idPenawaran });
  expect(cerita[0]).toMatchObject({ nama: "Dewi Lestari (customer)", ringkas: "Persetujuan customer" });
  // It does not expire any more, and is ordered as it was agreed to.
  await office.travel("2027-01-20T05:00:00.000Z");
  expect((await lihat(sales, idPenawaran)).status).toBe("Disetujui");
  await sales.call(penawaran.pesanPenawaran, { idPenawaran });
});

test("two who press at once: one agreement, one news", async () => {
  const idPenawaran = await tawarkan(office, sales, [{ idProduk: oven }]);
  const alamat = await bagikan(idPenawaran);
  const sidik = sidikOf((await buka(alamat)).html);
  const jawaban = await Promise.all(["Ani", "Budi", "Cici"].map((nama) => setuju(alamat, sidik, nama)));
  expect(jawaban.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
  expect((await sales.call(kabar.getKabar, {})).totalDocs).toBe(1);
});

test("an expired, lost, revised or ordered offer cannot be agreed to, and says why", async () => {
  const baru = async (berlakuSampai = "2026-12-04") => {
    const idPenawaran = await tawarkan(office, sales, [{ idProduk: oven }], { berlakuSampai });
    const alamat = await bagikan(idPenawaran);
    return { idPenawaran, alamat, sidik: sidikOf((await buka(alamat)).html) };
  };
  const tertolak = async ({ alamat, sidik, idPenawaran }: Awaited<ReturnType<typeof baru>>, kalimat: string) => {
    const jawaban = await setuju(alamat, sidik);
    expect([jawaban.status, jawaban.html]).toEqual([409, expect.stringContaining(kalimat)]);
    expect((await lihat(boss, idPenawaran)).revisiSemua.every(({ disetujui }) => disetujui === null)).toBe(true);
  };
  const kalah = await baru();
  await sales.call(penawaran.kalahPenawaran, { idPenawaran: kalah.idPenawaran, alasanKalah: "Harga" });
  await tertolak(kalah, "Penawaran ini sudah ditutup");
  const dipesan = await baru();
  await sales.call(penawaran.pesanPenawaran, { idPenawaran: dipesan.idPenawaran });
  await tertolak(dipesan, "Penawaran ini sudah menjadi order");

  // While a revision is written the old one waits; when it is sent, the link opens it, and the old paper counts no more.
  const direvisi = await baru();
  const isian = await isianPenawaran(office, [{ idProduk: oven, qty: 3 }]);
  await sales.call(penawaran.editPenawaran, { idPenawaran: direvisi.idPenawaran, ...isian });
  await tertolak(direvisi, "Penawaran ini sedang kami ubah");
  expect((await buka(direvisi.alamat)).html).not.toContain("Rp 36.000.000");
  await sales.call(penawaran.tandaiTerkirim, { idPenawaran: direvisi.idPenawaran });
  await tertolak(direvisi, "berubah sejak Anda membukanya");
  const kini = (await buka(direvisi.alamat)).html;
  expect(kini).toContain(`${direvisi.idPenawaran}/R2`);
  expect((await setuju(direvisi.alamat, sidikOf(kini))).status).toBe(303);

  const lewat = await baru("2026-11-21");
  await office.travel("2026-11-22T02:00:00.000Z");
  await tertolak(lewat, "hanya berlaku sampai 21-11-2026");
  const { message } = await sales.refused(tautan.addTautan, { jenis: "penawaran", id: lewat.idPenawaran });
  expect(message).toContain("ubah dahulu tanggalnya");
});

test("guessed, foreign, revoked and flooded links agree to nothing", async () => {
  const [idPenawaran, lain] = [
    await tawarkan(office, sales, [{ idProduk: oven }]),
    await tawarkan(office, sales, [{ idProduk: oven }]),
  ];
  const [alamat, alamatLain] = [await bagikan(idPenawaran), await bagikan(lain)];
  const sidik = sidikOf((await buka(alamat)).html);
  const [, kunciLain = ""] = alamatLain.split("?s=");
  const [dasar = ""] = alamat.split("?");
  for (const salah of [dasar, `${dasar}?s=`, `${dasar}?s=${kunciLain}`, `/api/tautan/${idPenawaran}?s=${kunciLain}`]) {
    const jawaban = await buka(`${salah.split("?")[0]}/setuju${salah.includes("?") ? `?${salah.split("?")[1]}` : ""}`, {
      ...{ nama: "Dewi", sidik },
    });
    expect([jawaban.status, jawaban.html.includes("Oven"), jawaban.html.includes("Sinar")]).toEqual([
      404,
      false,
      false,
    ]);
  }
  // The fingerprint of one paper agrees to no other.
  expect((await setuju(alamatLain, sidik)).status).toBe(409);
  // The link of another kind of paper takes no agreement.
  const idSo = await makeOrder(office, boss);
  const order = (await boss.call(tautan.addTautan, { jenis: "order", id: idSo })).data.alamat;
  expect((await setuju(order, sidik)).status).toBe(404);
  expect((await buka(ke(alamat, "setuju"), { nama: "x".repeat(9_000), sidik })).status).toBe(413);
  expect((await setuju(alamat, sidik, "y".repeat(101))).status).toBe(400);
  await office.sql`update percobaan_alamat set gagal = 60 where alamat like 'tautan %'`;
  expect((await setuju(alamat, sidik)).status).toBe(429);
  await office.sql`delete from percobaan_alamat`;
  const idTautan = /tautan\/([0-9a-f-]+)/.exec(alamat)?.[1] ?? "";
  await sales.call(tautan.revokeTautan, { idTautan });
  expect((await setuju(alamat, sidik)).status).toBe(404);
  expect((await lihat(sales, idPenawaran)).status).toBe("Dikirim");
});
