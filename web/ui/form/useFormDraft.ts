import { type RefObject, useEffect, useRef, useState } from "react";
import { filesOf } from "../../api/files.ts";
import type { Intent } from "../../api/hooks.ts";
import { useSession } from "../../api/session.ts";
import { smaller } from "../../api/shrink.ts";
import { goOnAs, uploadKey } from "../../api/upload.ts";
import { mayKeepDraft } from "../../offline/drafts.ts";
import { dropFormDraft, type FormDraft, formDraftKey, keepFormDraft, readFormDraft } from "../../offline/formDrafts.ts";
import type { Engine, Loose } from "./useCallForm.ts";

const REST_MS = 300;

export type OfferedDraft = { readonly saved: number; readonly photos: number; take: () => void; drop: () => void };

export type DraftContent = Promise<{ key: string | null; draft: FormDraft }>;

type Draft = {
  /** One from an earlier opening, until the person decides about it. */
  offered: OfferedDraft | null;
  /** Notes the call that is being sent, so that it is not done twice. */
  sending: (intent: Intent) => void;
  /** The form was sent, or given up. */
  end: () => void;
  /** What is filled in now, and the name under which it is kept. */
  content: () => DraftContent;
};

type Options = {
  /** The form and its document; null keeps no draft. */
  name: string | null;
  /** What the form is called. */
  label: string;
  engine: Engine;
  base: Loose;
  /** The call under way: that of a draft is taken up again. */
  intent: RefObject<Intent | null>;
  /** The input of the call for these values. */
  inputOf: (values: Loose) => object;
};

/** Keeps what was filled in, pictures included, until it is sent; offers it at the next opening. */
export function useFormDraft({ name, label, engine, base, intent, inputOf }: Options): Draft {
  const { idUser } = useSession();
  const key = name === null ? null : formDraftKey(name, idUser);
  const { found, ready, decide } = useFound(key);
  const keeping = useKeeping({ key, label, idUser, engine, base, ready });

  const drop = () => {
    if (key !== null) void dropFormDraft(key);
    decide();
  };
  const take = (draft: FormDraft) => {
    const restored = { ...engine.getValues(), ...draft.values };
    goOnAs(filesOf(draft.values), draft.uploads);
    engine.setValues(restored);
    const input = inputOf(restored);
    // Sent as it was then, it is the same call.
    if (draft.sent?.input === JSON.stringify(input)) intent.current = { ...draft.sent, files: filesOf(input) };
    decide();
  };
  return {
    offered: found && {
      saved: found.saved,
      photos: filesOf(found.values).length,
      take: () => take(found),
      drop,
    },
    sending: keeping.sending,
    // One that is still offered stays for the next time.
    end: () => found === null && keeping.end(),
    content: async () => ({ key, draft: await keeping.content(engine.getValues()) }),
  };
}

/** The draft of an earlier opening. Nothing new is kept before it was looked for and decided about. */
function useFound(key: string | null) {
  const [found, setFound] = useState<FormDraft | null>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (key === null) return;
    let gone = false;
    void readFormDraft(key).then((draft) => {
      if (gone) return;
      setFound(draft);
      setReady(draft === null);
    });
    return () => {
      gone = true;
    };
  }, [key]);
  const decide = () => {
    setFound(null);
    setReady(true);
  };
  return { found, ready, decide };
}

type Keeping = { key: string | null; idUser: number; ready: boolean } & Pick<Options, "label" | "engine" | "base">;

/** Stores the draft a moment after each change, until the form has ended. */
function useKeeping({ key, label, idUser, engine, base, ready }: Keeping) {
  const state = useRef({ ended: false, sent: null as FormDraft["sent"], kept: false });
  const content = async (values: Loose): Promise<FormDraft> => {
    const changed = await changedFields(base, values);
    const uploads = filesOf(values).map(uploadKey);
    return { saved: Date.now(), label, values: changed, uploads, sent: state.current.sent };
  };
  const keep = async (values: Loose) => {
    if (key === null || state.current.ended) return;
    const draft = await content(values);
    const { ended, kept } = state.current;
    if (ended) return;
    if (Object.keys(draft.values).length === 0) {
      if (kept) await dropFormDraft(key);
      return;
    }
    state.current.kept = true;
    const wanted = () => !state.current.ended && mayKeepDraft(idUser);
    await keepFormDraft(key, draft, wanted);
  };
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  const { values } = engine;
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => void latest.current(values), REST_MS);
    return () => clearTimeout(timer);
  }, [ready, values]);
  return {
    content,
    sending({ input, key: sent }: Intent) {
      state.current.sent = { input, key: sent };
      void keep(engine.getValues());
    },
    end() {
      state.current.ended = true;
      if (key !== null) void dropFormDraft(key);
    },
  };
}

/** The version belongs to the record as it is now. */
const NOT_KEPT = new Set(["versi"]);

async function changedFields(base: Loose, values: Loose): Promise<Loose> {
  const changed: Loose = {};
  for (const [name, value] of Object.entries(values)) {
    if (NOT_KEPT.has(name)) continue;
    const files = filesOf({ value });
    if (files.length > 0) changed[name] = await Promise.all(files.map(smaller));
    else if (JSON.stringify(value) !== JSON.stringify(base[name])) changed[name] = value;
  }
  return changed;
}
