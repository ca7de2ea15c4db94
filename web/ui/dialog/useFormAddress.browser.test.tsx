import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { CallFailed } from "../../api/client.ts";
import { NO_CONNECTION } from "../../api/failure.ts";
import { onStage } from "../../testing/stage.tsx";
import { giveBack, useFormAddress } from "./useFormAddress.ts";

type Catatan = { kode: string; isi: string };

/** A form that is found at `?ubah=`; it says which record it opened with. */
function stageWith(load: () => Promise<Catatan>, kode: string) {
  const Layar = () => {
    const form = useFormAddress<Catatan>("ubah", { call: pelanggan.updatePelanggan, key: (one) => one.kode, load });
    return <p>{form.opened ? `Mengubah ${form.record?.isi}` : "Tertutup"}</p>;
  };
  return onStage(Layar, { at: `/admin/uji?ubah=${kode}` });
}

const lost = () => Promise.reject(new CallFailed(null, null));
const says = (text: string) => expect.element(page.getByText(text)).toBeVisible();

test("a form whose call waited opens with its own record without a network", async () => {
  giveBack("/admin/uji?ubah=A-1", { kode: "A-1", isi: "yang menunggu" });
  await stageWith(lost, "A-1");
  await says("Mengubah yang menunggu");
});

test("another form does not open with it, and says why", async () => {
  giveBack("/admin/uji?ubah=A-1", { kode: "A-1", isi: "yang menunggu" });
  await stageWith(lost, "A-2");
  await says(NO_CONNECTION);
  await says("Tertutup");
});

test("with a network it opens with the record as it is now", async () => {
  giveBack("/admin/uji?ubah=A-1", { kode: "A-1", isi: "yang menunggu" });
  await stageWith(async () => ({ kode: "A-1", isi: "yang terbaru" }), "A-1");
  await says("Mengubah yang terbaru");
});
