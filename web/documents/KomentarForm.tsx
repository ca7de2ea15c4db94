import { Button, Group, Textarea } from "@mantine/core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { MAX_KOMENTAR } from "#areas/sistem/komentar/contract.ts";
import { CallFailed } from "../api/client.ts";
import { Waits } from "../offline/waiting.ts";
import classes from "./komentar.module.css";
import { type IsiKembali, takeContent } from "./komentarMenunggu.ts";
import { lengkapi, type Orang, usulan } from "./sebutan.ts";

type KomentarFormProps = {
  orang: readonly Orang[];
  label: string;
  awal?: string;
  /** A text that waited for a network and is written on. */
  kembali?: IsiKembali | null;
  busy: boolean;
  kirim: (isi: string) => Promise<void>;
  batal?: () => void;
};

/** The field for a comment: an @ proposes whom to name, Ctrl+Enter sends. */
export function KomentarForm({ orang, label, awal = "", kembali = null, busy, kirim, batal }: KomentarFormProps) {
  const [isi, setIsi] = useState(awal);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (kembali === null || !takeContent(kembali)) return;
    setIsi((ditulis) => [kembali.isi, ditulis].filter((teks) => teks !== "").join("\n"));
    input.current?.focus();
  }, [kembali]);
  const send = async () => {
    if (isi.trim() === "" || busy) return;
    try {
      await kirim(isi.trim());
    } catch (failure) {
      // A failed call has shown its message; what was typed stays.
      if (failure instanceof CallFailed) return;
      if (!(failure instanceof Waits)) throw failure;
    }
    setIsi("");
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <div>
      <Textarea
        ref={input}
        aria-label={label}
        placeholder={`${label}, @ untuk menyebut orang`}
        autosize
        minRows={1}
        maxRows={8}
        maxLength={MAX_KOMENTAR}
        value={isi}
        onChange={(event) => setIsi(event.currentTarget.value)}
        onKeyDown={press}
      />
      <Usulan
        orang={usulan(isi, orang)}
        pilih={(satu) => {
          setIsi(lengkapi(isi, satu));
          input.current?.focus();
        }}
      />
      {(isi.trim() !== "" || batal) && (
        <Tombol kosong={isi.trim() === ""} busy={busy} kirim={() => void send()} batal={batal} />
      )}
    </div>
  );
}

type TombolProps = { kosong: boolean; busy: boolean; kirim: () => void; batal: (() => void) | undefined };

function Tombol({ kosong, busy, kirim, batal }: TombolProps) {
  return (
    <Group gap="xs" mt={6}>
      <Button
        size="xs"
        loading={busy}
        disabled={kosong}
        title={kosong ? "Tulis komentar dulu" : undefined}
        onClick={kirim}
      >
        Kirim
      </Button>
      {batal && (
        <Button size="xs" variant="default" onClick={batal}>
          Batal
        </Button>
      )}
    </Group>
  );
}

/** The people that an @ may be about to name. */
function Usulan({ orang, pilih }: { orang: readonly Orang[]; pilih: (satu: Orang) => void }) {
  if (orang.length === 0) return null;
  return (
    <div className={classes.usulan}>
      {orang.map((satu) => (
        <Button key={satu.idUser} size="compact-sm" variant="light" onClick={() => pilih(satu)}>
          @{satu.nama}
        </Button>
      ))}
    </div>
  );
}
