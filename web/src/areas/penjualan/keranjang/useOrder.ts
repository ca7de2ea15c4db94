import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { rupiah } from "#contract/format.ts";
import type { Keranjang } from "#contract/penjualan/isiKeranjang.ts";
import { order } from "#contract/penjualan/order.ts";
import { KERANJANG_KOSONG } from "#contract/penjualan/orderBaru.ts";
import { useSession } from "../../../api/session.ts";
import { readSession, watchSession } from "../../../api/sessionStore.ts";
import { PASTIKAN } from "../../../ui/dialog/dialogs.ts";
import { checkForm, errorsOf } from "../../../ui/form/checkForm.ts";
import { useCallForm } from "../../../ui/form/useCallForm.ts";
import { type IsianOrder, kosong, masalahKeranjang, payloadOf } from "./formOrder.ts";
import { isianOrder } from "./isianOrder.ts";

const SAVE_MS = 300;

/** Pictures cannot be stored in the browser; they last as long as the tab. */
const dokumen = new Map<number, File[]>();
watchSession(() => readSession().token === null && dokumen.clear());

type OrderOptions = { keranjang: Keranjang; refused: () => void; done: (idSo: string) => void };

/** The state of the order form, kept until the order is made. */
export function useOrder({ keranjang, refused, done }: OrderOptions) {
  const { idUser } = useSession();
  const [start] = useState<IsianOrder>(() => ({ ...isianOrder.read(idUser), dokumen: dokumen.get(idUser) ?? [] }));
  const form = useCallForm({
    call: order.addOrder,
    start,
    judge: (isian, unusable) => {
      const input = payloadOf(isian, keranjang, new Date());
      const errors = checkForm(order.addOrder, input);
      const masalah = Object.values(unusable)[0] ?? masalahKeranjang(keranjang, isian.tipeSo);
      return { input, errors: masalah === null ? errors : { ...errors, listProduk: masalah } };
    },
    fallback: "Gagal menambahkan Produk",
    toastWhenWrong: KERANJANG_KOSONG,
    ask: async ({ totalPembelian, customerInstansi }) => ({
      title: "Apakah anda yakin untuk melakukan order?",
      text: `${rupiah(Number(totalPembelian))} untuk ${customerInstansi}.\n${PASTIKAN}`,
    }),
    busy: "Membuat order…",
    done: ({ data }) => {
      forget();
      done(data.idSo);
    },
    failed: (failure) => {
      if (failure.status === 409) refused();
      return failure.atFields ? errorsOf(failure.errors) : {};
    },
  });
  const forget = useKept(idUser, form.api.values, () => form.engine.setValues({ ...kosong, dokumen: [] }));
  return form;
}

/** Stores the typed fields in this browser; answers how to remove them. */
function useKept(idUser: number, values: IsianOrder, empty: () => void): () => void {
  const save = useDebouncedCallback(({ dokumen: _, ...texts }: IsianOrder) => isianOrder.change(idUser, () => texts), {
    delay: SAVE_MS,
    flushOnUnmount: true,
  });
  useEffect(() => {
    dokumen.set(idUser, values.dokumen);
    save(values);
  }, [values, idUser, save]);
  // Store at once when the page is left.
  useEffect(() => {
    const flush = () => save.flush();
    window.addEventListener("pagehide", flush);
    return () => window.removeEventListener("pagehide", flush);
  }, [save]);
  return () => {
    empty();
    save.cancel();
    dokumen.delete(idUser);
    isianOrder.change(idUser, () => kosong);
  };
}
