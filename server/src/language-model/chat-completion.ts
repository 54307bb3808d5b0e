import * as z from 'zod/mini';

/** Characters of an answer; more is no rewriting of a dozen sentences. */
const ANSWER_LIMIT = 200_000;

export interface LanguageModel {
  /** Base address of an OpenAI-compatible service, as `https://host/v1`. */
  url: string;
  model: string;
  key: string | undefined;
  /** For the whole call. */
  timeoutMs: number;
}

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })) });

const readLimited = async (response: Response): Promise<string> => {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > ANSWER_LIMIT) throw new Error('The language model answered too much.');
  }
  return text;
};

/**
 * One question to a language model.
 * @throws when it cannot be reached, is too slow, or answers with something else than a completion
 */
export const complete = async (
  { url, model, key, timeoutMs }: LanguageModel,
  { system, user }: { system: string; user: string },
  signal: AbortSignal,
): Promise<string> => {
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      model,
      temperature: 0,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
    }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The language model answered with status ${response.status}.`);
  }
  const answer = completion.parse(JSON.parse(await readLimited(response)));
  return answer.choices[0]?.message.content ?? '';
};
