import { useForm } from "@mantine/form";
import { useDebouncedCallback } from "@mantine/hooks";
import { type FormEvent, useEffect, useRef } from "react";
import type { Keranjang } from "#contract/penjualan/isiKeranjang.ts";
import { order } from "#contract/penjualan/order.ts";
import { KERANJANG_KOSONG } from "#contract/penjualan/orderBaru.ts";
import { CallFailed } from "../../../api/client.ts";
import { useAction } from "../../../api/hooks.ts";
import { useSession } from "../../../api/session.ts";
import { readSession, watchSession } from "../../../api/sessionStore.ts";
import { confirm, toastError, withLoading } from "../../../ui/dialog/dialogs.ts";
import { unusableFields } from "../../../ui/field/unusable.ts";
import { checkForm, errorsOf } from "../../../ui/form/checkForm.ts";
import { useWrongFields } from "../../../ui/form/useWrongFields.ts";
import { type IsianOrder, kosong, masalahKeranjang, payloadOf } from "./formOrder.ts";
import { isianOrder } from "./isianOrder.ts";

const SAVE_MS = 300;

/** Pictures can not be stored with the rest; they stay for as long as the tab does. */
const dokumen = new Map<number, File[]>();
watchSession(() => readSession().token === null && dokumen.clear());

type OrderOptions = { keranjang: Keranjang; refused: () => void; done: () => void };

/** The order form: what was typed is kept, checked, asked about, and sent once. */
export function useOrder({ keranjang, refused, done }: OrderOptions) {
  const { idUser } = useSession();
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const form = useForm<IsianOrder>({
    mode: "controlled",
    initialValues: { ...isianOrder.read(idUser), dokumen: dokumen.get(idUser) ?? [] },
  });
  const { unplaced, pointOut } = useWrongFields(element, form.errors);
  const action = useAction(order.addOrder, { fallback: "Gagal menambahkan Produk" });

  const { values } = form;
  const save = useDebouncedCallback(() => isianOrder.change(idUser, () => textsOf(form.getValues())), {
    delay: SAVE_MS,
    flushOnUnmount: true,
  });
  useEffect(() => {
    dokumen.set(idUser, values.dokumen);
    save();
  }, [values, idUser, save]);
  // A reload right after the last key.
  useEffect(() => {
    window.addEventListener("pagehide", save.flush);
    return () => window.removeEventListener("pagehide", save.flush);
  }, [save]);

  const forget = () => {
    form.setValues({ ...kosong, dokumen: [] });
    save.cancel();
    dokumen.delete(idUser);
    isianOrder.change(idUser, () => kosong);
  };

  const send = async () => {
    const isian = form.getValues();
    const payload = payloadOf(isian, keranjang, new Date());
    const errors = checkForm(order.addOrder, payload);
    const [salahKetik] = Object.values(unusableFields(element.current));
    const masalah = salahKetik ?? masalahKeranjang(keranjang, isian.tipeSo);
    if (masalah !== null) errors.listProduk = masalah;
    if (Object.keys(errors).length > 0) {
      form.setErrors(errors);
      pointOut();
      toastError(KERANJANG_KOSONG);
      return;
    }
    if (!(await confirm({ title: "Apakah anda yakin untuk melakukan order?" }))) return;
    try {
      await withLoading(action.mutateAsync(payload), "Membuat order…");
      forget();
      done();
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      if (failure.atFields) {
        form.setErrors(errorsOf(failure.errors));
        pointOut();
      }
      if (failure.status === 409) refused();
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    form.clearErrors();
    await send().finally(() => {
      sending.current = false;
    });
  };
  return { form, element, problems: unplaced, submit };
}

function textsOf({ dokumen: _, ...texts }: IsianOrder) {
  return texts;
}
