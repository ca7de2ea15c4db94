import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { rupiah } from "#kernel/format.ts";
import type { Intent } from "#web/api/hooks.ts";
import { useSession } from "#web/api/session.ts";
import { smaller } from "#web/api/shrink.ts";
import type { Typed } from "#web/offline/waiting.ts";
import { confirm, PASTIKAN } from "#web/ui/dialog/dialogs.ts";
import { checkForm, errorsOf } from "#web/ui/form/checkForm.ts";
import { useCallForm } from "#web/ui/form/useCallForm.ts";
import { order } from "../../order/contract.ts";
import { KERANJANG_KOSONG } from "../../order/orderBaru.ts";
import type { Keranjang } from "../isiKeranjang.ts";
import { type IsianOrder, kosong, payloadOf, problemOfKeranjang } from "./formOrder.ts";
import { isianOrder } from "./isianOrder.ts";
import { fotoOrder, replaceFoto, useFotoOrder } from "./useFotoOrder.ts";
import { isiKeranjang, replaceKeranjang } from "./useKeranjang.ts";
import { usePpnHarga } from "./usePpnHarga.ts";

const SAVE_MS = 300;

/** Called with the code of the order that was made, and why it waits for a decision. */
export type OnOrder = (idSo: string, menunggu: string | null) => void;

type OrderOptions = {
  keranjang: Keranjang;
  refused: () => void;
  done: OnOrder;
  /** The order waits for a network. */
  waits: () => void;
};

/** What an order that waits for a network was made of. */
export type OrderMenunggu = { keranjang: Keranjang; isian: IsianOrder };

/** Asks before an order that waited takes the place of what is in the cart. */
export async function mayReturn(idUser: number): Promise<boolean> {
  const ganti = { title: "Isi keranjang sekarang diganti dengan order ini?", text: PASTIKAN, ok: "Ganti" };
  return isiKeranjang(idUser).length === 0 || (await confirm(ganti));
}

/** Puts an order that waited back into cart and form. */
export function kembaliOrder(idUser: number, { keranjang, isian }: OrderMenunggu): void {
  const { dokumen: foto, ...texts } = isian;
  replaceKeranjang(idUser, keranjang);
  isianOrder.change(idUser, () => texts);
  replaceFoto(idUser, foto);
}

/** What is in the cart, and what was typed for its order. */
export const isiPesanan = (idUser: number) => ({ keranjang: isiKeranjang(idUser), isian: isianOrder.read(idUser) });

/** Empties both, where they became something else. */
export function emptyPesanan(idUser: number): void {
  replaceKeranjang(idUser, []);
  isianOrder.change(idUser, () => kosong);
}

/** The state of the order form, kept until the order is made. */
export function useOrder({ keranjang, refused, done, waits }: OrderOptions) {
  const { idUser } = useSession();
  const [start] = useState<IsianOrder>(() => ({ ...isianOrder.read(idUser), dokumen: fotoOrder(idUser) }));
  const [tersimpan, setTersimpan] = useState(() => dariDulu(isianOrder.stored(idUser)));
  const intent = useRef<Intent | null>(null);
  const ppn = usePpnHarga();
  const form = useCallForm({
    call: order.addOrder,
    start,
    judge: (isian, unusable) => {
      const input = payloadOf(isian, keranjang, ppn, new Date());
      const errors = checkForm(order.addOrder, input);
      const masalah = Object.values(unusable)[0] ?? problemOfKeranjang(keranjang, isian.tipeSo, ppn);
      return { input, errors: masalah === null ? errors : { ...errors, listProduk: masalah } };
    },
    fallback: "Gagal menambahkan Produk",
    toastWhenWrong: KERANJANG_KOSONG,
    ask: async ({ totalPembelian, customerInstansi }) => ({
      title: "Apakah anda yakin untuk melakukan order?",
      text: `${rupiah(Number(totalPembelian))} untuk ${customerInstansi}.\n${PASTIKAN}`,
    }),
    busy: "Membuat order…",
    intent,
    onSending: (sent) => foto.sending(sent),
    typed: async (): Promise<Typed> => ({
      label: `Order untuk ${form.api.values.customerInstansi || form.api.values.namaCustomer}`,
      href: "/admin/cardproduk?keranjang=1",
      draft: null,
      typed: await isianTersimpan(form.api.values, keranjang),
      record: null,
    }),
    waits: () => {
      forget();
      waits();
    },
    done: ({ data }) => {
      forget();
      done(data.idSo, data.menunggu);
    },
    failed: async (failure) => {
      if (failure.status === 409) refused();
      return failure.atFields ? errorsOf(failure.errors) : {};
    },
  });
  const foto = useFotoOrder({
    idUser,
    files: form.api.values.dokumen,
    intent,
    restore: (files) => form.api.set("dokumen", files),
  });
  const kept = useKept(idUser, form.api.values);
  const forget = () => {
    setTersimpan(null);
    form.engine.setValues({ ...kosong, dokumen: [] });
    foto.end();
    kept.end();
  };
  return { ...form, tersimpan, kosongkan: forget };
}

/** A draft that is older than this page: it was left behind by a reload, a closed window, or a sign-in that ended. */
const dariDulu = (stored: number | null): number | null =>
  stored !== null && stored < performance.timeOrigin ? stored : null;

async function isianTersimpan(isian: IsianOrder, keranjang: Keranjang): Promise<OrderMenunggu> {
  return { keranjang, isian: { ...isian, dokumen: await Promise.all(isian.dokumen.map(smaller)) } };
}

/** Stores the typed fields in this browser. */
function useKept(idUser: number, values: IsianOrder) {
  const save = useDebouncedCallback(({ dokumen: _, ...texts }: IsianOrder) => isianOrder.change(idUser, () => texts), {
    delay: SAVE_MS,
    flushOnUnmount: true,
  });
  useEffect(() => {
    save(values);
  }, [values, save]);
  // Store at once when the page is left.
  useEffect(() => {
    const flush = () => save.flush();
    window.addEventListener("pagehide", flush);
    return () => window.removeEventListener("pagehide", flush);
  }, [save]);
  return {
    end: () => {
      save.cancel();
      isianOrder.change(idUser, () => kosong);
    },
  };
}
