import { ActionIcon, Button, Checkbox, Group, Popover, Stack, Text, TextInput } from "@mantine/core";
import { IconDeviceFloppy, IconLink, IconPencil, IconStar, IconStarFilled, IconTrash } from "@tabler/icons-react";
import { cloneElement, type FormEvent, useRef, useState } from "react";
import { isPrivileged } from "#kernel/permission.ts";
import { useAction } from "#web/api/hooks.ts";
import { useSession } from "#web/api/session.ts";
import { offerUndo } from "#web/ui/dialog/undo.tsx";
import classes from "#web/ui/list/list.module.css";
import { copy } from "#web/ui/page/copy.ts";
import type { Opened } from "#web/ui/page/opener.tsx";
import { tampilan } from "../contract.ts";
import type { Tampilan } from "../tampilanDaftar.ts";
import { type Views, viewLink } from "./useViews.ts";

export type ViewsPanelProps = { title: string; views: Views };

/** The views of a list that are kept under a name: shown, saved, renamed, shared, deleted. */
export function ViewsPanel({ title, views, button, opened, onChange }: ViewsPanelProps & Opened) {
  return (
    <Popover
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      trapFocus
      returnFocus
      withinPortal
      shadow="md"
      width={340}
    >
      <Popover.Target>{cloneElement(button, { onClick: () => onChange(!opened) })}</Popover.Target>
      <Popover.Dropdown aria-label={`Tampilan ${title}`}>
        <Content views={views} close={() => onChange(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Content({ views, close }: { views: Views; close: () => void }) {
  const [renamed, setRenamed] = useState<Tampilan | null>(null);
  return (
    <Stack gap="sm">
      {views.all.length === 0 ? (
        <Text size="sm" c="dimmed">
          Simpan pencarian, filter, urutan dan kolom yang sering dipakai dengan nama.
        </Text>
      ) : (
        <ul className={classes.views} aria-label="Tampilan tersimpan">
          {views.all.map((view) => (
            <li key={view.idTampilan}>
              <button
                type="button"
                onClick={() => {
                  views.show(view);
                  close();
                }}
              >
                {view.nama}
                {view.bersama && <span>semua</span>}
              </button>
              <ViewActions view={view} views={views} rename={() => setRenamed(view)} />
            </li>
          ))}
        </ul>
      )}
      <SaveForm key={renamed?.idTampilan ?? "new"} views={views} renamed={renamed} done={() => setRenamed(null)} />
    </Stack>
  );
}

const FALLBACK = { fallback: "Gagal menyimpan tampilan", quiet: true, fieldErrors: "dialog" } as const;

/** What is done to a view at once, and can be taken back. */
function useViewChanges({ list, present }: Views) {
  const add = useAction(tampilan.addTampilan, FALLBACK);
  const update = useAction(tampilan.updateTampilan, FALLBACK);
  const remove = useAction(tampilan.deleteTampilan, FALLBACK);
  const choose = useAction(tampilan.setTampilanUtama, FALLBACK);
  const bringBack = async ({ nama, isi, bersama, utama }: Tampilan) => {
    const { data } = await add.mutateAsync({ daftar: list, nama, isi, bersama });
    if (utama) await choose.mutateAsync({ daftar: list, idTampilan: data.idTampilan });
  };
  return {
    choose: ({ idTampilan, utama }: Tampilan) => choose.mutate({ daftar: list, idTampilan: utama ? null : idTampilan }),
    renew({ idTampilan, nama, isi, versi }: Tampilan) {
      const before = () => update.mutateAsync({ idTampilan, isi, versi: versi + 1 });
      update.mutate(
        { idTampilan, isi: present(), versi },
        { onSuccess: () => offerUndo(`Tampilan ${nama} diperbarui`, before) },
      );
    },
    remove(view: Tampilan) {
      remove.mutate(
        { idTampilan: view.idTampilan },
        { onSuccess: () => offerUndo(`Tampilan ${view.nama} dihapus`, () => bringBack(view)) },
      );
    },
  };
}

function ViewActions({ view, views, rename }: { view: Tampilan; views: Views; rename: () => void }) {
  const { idTampilan, nama, utama } = view;
  const changes = useViewChanges(views);
  return (
    <Group gap={0} wrap="nowrap">
      <Act
        label={utama ? `Jangan buka dengan ${nama}` : `Buka daftar dengan ${nama}`}
        onClick={() => changes.choose(view)}
      >
        {utama ? <IconStarFilled size={15} aria-hidden /> : <IconStar size={15} aria-hidden />}
      </Act>
      <Act label={`Salin tautan ${nama}`} onClick={() => void copy(viewLink(idTampilan), "Tautan disalin")}>
        <IconLink size={15} aria-hidden />
      </Act>
      {view.aksi.ubah.boleh && (
        <>
          <Act label={`Perbarui ${nama} dengan yang terlihat`} onClick={() => changes.renew(view)}>
            <IconDeviceFloppy size={15} aria-hidden />
          </Act>
          <Act label={`Ganti nama ${nama}`} onClick={rename}>
            <IconPencil size={15} aria-hidden />
          </Act>
          <Act label={`Hapus ${nama}`} onClick={() => changes.remove(view)}>
            <IconTrash size={15} aria-hidden />
          </Act>
        </>
      )}
    </Group>
  );
}

type ActProps = { label: string; onClick: () => void; children: React.ReactNode };
const Act = ({ label, ...props }: ActProps) => (
  <ActionIcon variant="subtle" color="gray" size="sm" aria-label={label} data-tip={label} {...props} />
);

type SaveFormProps = { views: Views; renamed: Tampilan | null; done: () => void };

/** Saves what the list shows under a name, or gives a saved one another name. */
function SaveForm({ views, renamed, done }: SaveFormProps) {
  const [nama, setNama] = useState(renamed?.nama ?? "");
  const [bersama, setBersama] = useState(renamed?.bersama ?? false);
  const shares = isPrivileged(useSession());
  const field = useRef<HTMLInputElement>(null);
  const saved = () => {
    setNama("");
    setBersama(false);
    done();
    // The button, which had the focus, takes no press until there is a name again.
    field.current?.focus();
  };
  const add = useAction(tampilan.addTampilan, { ...FALLBACK, onSuccess: saved });
  const update = useAction(tampilan.updateTampilan, { ...FALLBACK, onSuccess: saved });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const shared = shares ? { bersama } : {};
    if (renamed) update.mutate({ idTampilan: renamed.idTampilan, nama, ...shared, versi: renamed.versi });
    else add.mutate({ daftar: views.list, nama, isi: views.present(), ...shared });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <TextInput
          ref={field}
          label="Nama tampilan"
          size="xs"
          maxLength={60}
          value={nama}
          onChange={(event) => setNama(event.currentTarget.value)}
        />
        {shares && (
          <Checkbox
            size="xs"
            label="Untuk semua"
            checked={bersama}
            onChange={(event) => setBersama(event.currentTarget.checked)}
          />
        )}
        <Button
          type="submit"
          size="xs"
          disabled={nama.trim() === ""}
          title={nama.trim() === "" ? "Isi nama tampilan dulu" : undefined}
          loading={add.isPending || update.isPending}
        >
          {renamed ? "Simpan nama" : "Simpan tampilan ini"}
        </Button>
      </Stack>
    </form>
  );
}
