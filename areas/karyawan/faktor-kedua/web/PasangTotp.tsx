import { Button, Group, Image, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useAction } from "#web/api/hooks.ts";
import { faktorKedua } from "../contract.ts";
import type { Langkah, TawaranTotp } from "./useLangkah.ts";
import "@mantine/core/styles/Image.css";

/** The QR code for the app, and its first code. */
export function PasangTotp({ langkah, tawaran }: { langkah: Langkah; tawaran: TawaranTotp }) {
  const [kode, setKode] = useState("");
  const pasang = useAction(faktorKedua.pasangTotp, {
    fallback: "Gagal memasang aplikasi autentikator",
    onSuccess: ({ data }) => langkah.terpasang(data.kodePemulihan),
  });
  const salah = pasang.error?.errors.find(({ field }) => field === "kode")?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    pasang.mutate({ kode });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Text fz="sm">
          Pindai dengan Google Authenticator, Microsoft Authenticator, Aegis atau yang sejenis, lalu ketik kode 6
          angkanya.
        </Text>
        <Image src={tawaran.qr} alt="Kode QR untuk aplikasi autentikator" w={200} h={200} radius="md" />
        <Text fz="sm" c="dimmed">
          Tidak dapat memindai? Ketik: <code>{tawaran.rahasia.replace(/.{4}(?=.)/g, "$& ")}</code>
        </Text>
        <TextInput
          label="Kode"
          value={kode}
          onChange={(event) => setKode(event.currentTarget.value)}
          error={salah}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          maw={220}
        />
        <Group>
          <Button
            type="submit"
            loading={pasang.isPending}
            disabled={kode.trim() === ""}
            title={kode.trim() === "" ? "Isi kode dari aplikasi dulu" : undefined}
          >
            Pasang
          </Button>
          <Button variant="default" onClick={langkah.tutup}>
            Batal
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
